// SPDX-License-Identifier: Apache-2.0

//! The smallest agent of a node: watches that node's pods over TLS.
//!
//! `agent SERVER NODE` prints "synced N" after the first list and runs until its
//! input ends; the parent process measures its memory.
use futures::StreamExt;
use k8s_openapi::api::core::v1::Pod;
use kube::{
    runtime::{reflector, watcher, WatchStreamExt},
    Api, Client, Config,
};
use std::io::Read;

async fn follow(server: String, node: String) -> Result<(), Box<dyn std::error::Error>> {
    let mut config = Config::new(server.parse()?);
    config.accept_invalid_certs = true;
    let pods: Api<Pod> = Api::all(Client::try_from(config)?);
    let selected = watcher::Config::default().fields(&format!("spec.nodeName={node}"));
    let (store, writer) = reflector::store();
    let mut events = Box::pin(watcher(pods, selected).default_backoff().reflect(writer));
    while let Some(event) = events.next().await {
        if let watcher::Event::InitDone = event? {
            println!("synced {}", store.len());
        }
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let (Some(server), Some(node)) = (words.next(), words.next()) else {
        return Err("usage: agent SERVER NODE".into());
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.spawn(async {
        if let Err(error) = follow(server, node).await {
            eprintln!("agent: {error}");
            std::process::exit(1);
        }
    });
    std::io::stdin().read_to_end(&mut Vec::new())?;
    std::process::exit(0);
}
