// SPDX-License-Identifier: Apache-2.0

//! The stream of a watcher, and what it delivered.

use futures::StreamExt;
use k8s_openapi::api::core::v1::Pod;
use kube::{
    runtime::{reflector::store::Writer, watcher, WatchStreamExt},
    Api, Client,
};
use std::{
    sync::{
        atomic::{AtomicBool, AtomicI64, Ordering::SeqCst},
        Arc, Mutex,
    },
    thread::sleep,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

const PATIENCE: Duration = Duration::from_secs(100);

#[derive(Default)]
pub struct Seen {
    pub updates: AtomicI64,
    pub initial: AtomicI64,
    first_ns: AtomicI64, // since 1970
    last_ns: AtomicI64,
    is_synced: AtomicBool,
    pub is_stamping: AtomicBool,
    latencies_ns: Mutex<Vec<i64>>,
}

fn now_ns() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.expect("a clock after 1970").as_nanos() as i64
}

fn sent_ns(pod: &Pod) -> i64 {
    let annotations = pod.metadata.annotations.as_ref();
    annotations
        .and_then(|a| a.get("kin.bench/sent")?.parse().ok())
        .unwrap_or(0)
}

impl Seen {
    fn update(&self, pod: &Pod) {
        let now = now_ns();
        if self.is_stamping.load(SeqCst) {
            self.latencies_ns.lock().unwrap().push(now - sent_ns(pod));
        }
        let _ = self.first_ns.compare_exchange(0, now, SeqCst, SeqCst);
        self.last_ns.store(now, SeqCst);
        self.updates.fetch_add(1, SeqCst);
    }

    pub fn begin(&self) {
        self.updates.store(0, SeqCst);
        self.first_ns.store(0, SeqCst);
    }

    pub fn await_synced(&self) {
        while !self.is_synced.load(SeqCst) {
            sleep(Duration::from_micros(200));
        }
    }

    /// Waits until so many updates were seen since the phase began.
    pub fn await_updates(&self, count: i64) {
        let start = Instant::now();
        while self.updates.load(SeqCst) < count {
            let seen = self.updates.load(SeqCst);
            assert!(start.elapsed() < PATIENCE, "{seen} updates of {count}");
            sleep(Duration::from_millis(5));
        }
    }

    /// Updates a second, from the first to the last.
    pub fn rate(&self) -> f64 {
        let took = self.last_ns.load(SeqCst) - self.first_ns.load(SeqCst);
        self.updates.load(SeqCst) as f64 / (took as f64 / 1e9)
    }

    /// The latency in microseconds that this part of them has at most.
    pub fn latency_us(&self, part: f64) -> f64 {
        let mut all = self.latencies_ns.lock().unwrap();
        all.sort();
        all[(part * (all.len() - 1) as f64) as usize] as f64 / 1e3
    }
}

/// Fills a store and records what it saw, for ever.
pub async fn follow(client: Client, config: watcher::Config, writer: Writer<Pod>, seen: Arc<Seen>) {
    let watcher = watcher(Api::<Pod>::all(client), config);
    let mut events = Box::pin(watcher.default_backoff().reflect(writer));
    while let Some(event) = events.next().await {
        match event {
            Ok(watcher::Event::Apply(pod)) => seen.update(&pod),
            Ok(watcher::Event::InitApply(_)) => {
                seen.initial.fetch_add(1, SeqCst);
            }
            Ok(watcher::Event::InitDone) => seen.is_synced.store(true, SeqCst),
            Ok(_) => {}
            Err(error) => eprintln!("kubers: {error}"),
        }
    }
}
