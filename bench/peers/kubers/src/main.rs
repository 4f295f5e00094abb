// SPDX-License-Identifier: Apache-2.0

//! Measures a watcher and a reflector's store of kube-rs on the replay server,
//! in the phases of `kin bench sync` and with the same keys:
//!
//! ```text
//! kubers --server http://127.0.0.1:8099 [--stream] [--updates N] [--idle N]
//! ```
//!
//! It lists in pages of 500, as kube-rs does by default; `--stream`
//! has lists streamed.  jemalloc is what its users take for large caches.
mod idle;
mod meter;
mod reads;
mod seen;
mod updates;

use k8s_openapi::api::core::v1::Pod;
use kube::{
    runtime::{
        reflector::{self, Store},
        watcher,
    },
    Client, Config,
};
use seen::Seen;
use std::{
    sync::{atomic::Ordering::SeqCst, Arc},
    thread::sleep,
    time::{Duration, Instant},
};

#[global_allocator]
static GLOBAL: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// One run: the store, what its stream delivered, and the figures.
pub struct Bench {
    server: String,
    store: Store<Pod>,
    seen: Arc<Seen>,
    figures: Figures,
}

#[derive(Default)]
pub struct Figures(Vec<String>);

impl Figures {
    pub fn put(&mut self, key: &str, value: f64, digits: usize) {
        self.0.push(format!("{key}={value:.digits$}"));
    }
}

struct Flags {
    server: String,
    updates: i64,
    idle: usize,
    config: watcher::Config,
}

fn flags() -> Flags {
    let mut flags = Flags {
        server: "http://127.0.0.1:8099".into(),
        updates: 10000,
        idle: 0,
        config: watcher::Config::default(),
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().expect("a value behind the flag");
        match word.as_str() {
            "--server" => flags.server = value(),
            "--updates" => flags.updates = value().parse().expect("a number"),
            "--idle" => flags.idle = value().parse().expect("a number"),
            "--stream" => flags.config = flags.config.streaming_lists(),
            _ => panic!("no flag {word}"),
        }
    }
    flags
}

impl Bench {
    /// The first phase: from the start until everything was delivered.
    fn sync(&mut self, start: impl FnOnce()) {
        let (began, used) = (Instant::now(), meter::cpu_s());
        start();
        self.seen.await_synced();
        let took = began.elapsed().as_secs_f64();
        let figures = &mut self.figures;
        figures.put("sync_cpu_s", meter::cpu_s() - used, 3);
        figures.put("sync_s", took, 3);
        figures.put("peak_mb", meter::peak_mb(), 1);
        figures.put("items", self.store.len() as f64, 0);
        assert_eq!(self.store.len() as i64, self.seen.initial.load(SeqCst));
    }

    /// The second: what it keeps.
    fn rest(&mut self) {
        sleep(Duration::from_secs(2));
        self.figures.put("rss_mb", meter::memory_mb(), 1);
        meter::release();
        self.figures.put("rss_released_mb", meter::memory_mb(), 1);
    }
}

fn main() {
    let flags = flags();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    let client = {
        let _inside = runtime.enter();
        let server = flags.server.parse().expect("an address");
        Client::try_from(Config::new(server)).expect("a client")
    };
    let figures = if flags.idle > 0 {
        idle::measure(&runtime, client, flags.config, flags.idle)
    } else {
        let (store, writer) = reflector::store::<Pod>();
        let seen = Arc::new(Seen::default());
        let mut bench = Bench {
            server: flags.server,
            store,
            seen: seen.clone(),
            figures: Figures::default(),
        };
        bench.sync(|| {
            runtime.spawn(seen::follow(client, flags.config, writer, seen));
        });
        bench.rest();
        bench.read();
        bench.list();
        if flags.updates > 0 {
            bench.updates(flags.updates);
        }
        bench.figures
    };
    println!("RESULT {}", figures.0.join(" "));
    std::process::exit(0);
}
