// SPDX-License-Identifier: Apache-2.0

//! Watchers that have nothing to do.

use crate::{
    meter,
    seen::{self, Seen},
    Figures,
};
use k8s_openapi::api::core::v1::Pod;
use kube::{
    runtime::{reflector, watcher},
    Client,
};
use std::{sync::Arc, thread::sleep, time::Duration};

const IDLE_SECONDS: u64 = 10;

/// Watchers that select by a label which no object has.
pub fn measure(
    runtime: &tokio::runtime::Runtime,
    client: Client,
    config: watcher::Config,
    count: usize,
) -> Figures {
    let mut figures = Figures::default();
    let before = meter::status("VmRSS");
    let all: Vec<_> = (0..count)
        .map(|i| {
            let (store, writer) = reflector::store::<Pod>();
            let seen = Arc::new(Seen::default());
            let selected = config.clone().labels(&format!("bench-empty={i}"));
            runtime.spawn(seen::follow(client.clone(), selected, writer, seen.clone()));
            (store, seen)
        })
        .collect();
    for (_, seen) in &all {
        seen.await_synced();
    }
    sleep(Duration::from_secs(2));
    figures.put("idle_n", count as f64, 0);
    figures.put("idle_rss0_kb", before, 0);
    figures.put("idle_rss_kb", meter::status("VmRSS"), 0);
    meter::release();
    let released = meter::status("VmRSS");
    let used = meter::cpu_s();
    sleep(Duration::from_secs(IDLE_SECONDS));
    figures.put("idle_rss_released_kb", released, 0);
    figures.put("idle_kb_each", (released - before) / count as f64, 1);
    figures.put("idle_threads", meter::status("Threads"), 0);
    let cpu_ms = (meter::cpu_s() - used) * 1e3 / IDLE_SECONDS as f64;
    figures.put("idle_cpu_ms_per_s", cpu_ms, 2);
    figures
}
