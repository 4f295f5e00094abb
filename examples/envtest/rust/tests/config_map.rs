// SPDX-License-Identifier: Apache-2.0
//! A test with an API server of its own, and kube-rs: `cargo test`.
//! KIN is the program; default: the `kin` of PATH.
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use futures::TryStreamExt;
use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{ObjectMeta, PostParams};
use kube::config::{KubeConfigOptions, Kubeconfig};
use kube::runtime::{watcher, WatchStreamExt};
use kube::{Api, Client, Config};

/// `kin serve` on a free port; killed when it is dropped.
struct Server {
    process: Child,
    folder: tempfile::TempDir,
}

impl Server {
    fn start() -> Server {
        let folder = tempfile::tempdir().unwrap();
        let kin = std::env::var("KIN").unwrap_or_else(|_| "kin".into());
        let mut process = Command::new(kin)
            .args(["serve", "--listen", "127.0.0.1:0", "--kubeconfig-out"])
            .arg(folder.path().join("kubeconfig"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        assert!(line.starts_with("listening on "), "{line:?}");
        Server { process, folder }
    }

    async fn client(&self) -> Client {
        let file = Kubeconfig::read_from(self.folder.path().join("kubeconfig")).unwrap();
        let config = Config::from_custom_kubeconfig(file, &KubeConfigOptions::default());
        Client::try_from(config.await.unwrap()).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn config_map(name: &str) -> ConfigMap {
    ConfigMap {
        metadata: ObjectMeta {
            name: Some(name.into()),
            ..Default::default()
        },
        data: Some([("soup".to_string(), "tomato".to_string())].into()),
        ..Default::default()
    }
}

#[tokio::test]
async fn a_watcher_sees_a_config_map() {
    let server = Server::start();
    let maps: Api<ConfigMap> = Api::namespaced(server.client().await, "default");
    let mut seen = Box::pin(watcher(maps.clone(), watcher::Config::default()).applied_objects());
    maps.create(&PostParams::default(), &config_map("menu"))
        .await
        .unwrap();
    let first = tokio::time::timeout(Duration::from_secs(60), seen.try_next());
    let map = first.await.unwrap().unwrap().unwrap();
    assert_eq!(map.metadata.name.as_deref(), Some("menu"));
    assert_eq!(map.data.unwrap()["soup"], "tomato");
}

#[tokio::test]
async fn a_second_create_is_rejected() {
    let server = Server::start();
    let maps: Api<ConfigMap> = Api::namespaced(server.client().await, "default");
    let mine = config_map("mine");
    maps.create(&PostParams::default(), &mine).await.unwrap();
    match maps.create(&PostParams::default(), &mine).await {
        Err(kube::Error::Api(status)) => assert_eq!(status.code, 409),
        other => panic!("{other:?}"),
    }
}
