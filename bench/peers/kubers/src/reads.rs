// SPDX-License-Identifier: Apache-2.0

//! Reading the store: by key, by namespace, by label.

use crate::Bench;
use k8s_openapi::api::core::v1::Pod;
use kube::{
    core::{Expression, Selector},
    runtime::reflector::ObjectRef,
};
use std::{
    sync::atomic::{AtomicU64, Ordering::SeqCst},
    thread,
    time::{Duration, Instant},
};

const GETS_AT_ONCE: usize = 1000; // between looks at the clock
const LISTS: usize = 11;
const STRIDE: usize = 7919; // a prime: keys come in a scattered order

fn median_us(mut call: impl FnMut()) -> f64 {
    let mut times: Vec<f64> = (0..LISTS)
        .map(|_| {
            let start = Instant::now();
            call();
            start.elapsed().as_secs_f64() * 1e6
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[LISTS / 2]
}

impl Bench {
    fn keys(&self) -> Vec<ObjectRef<Pod>> {
        let pods = self.store.state();
        let sorted: Vec<_> = pods.iter().map(|p| ObjectRef::from_obj(&**p)).collect();
        let n = sorted.len();
        (0..n).map(|i| sorted[i * STRIDE % n].clone()).collect()
    }

    /// Reads by key in several threads until it is over; gets a second.
    pub fn gets(&self, readers: usize, is_over: &(dyn Fn(Duration) -> bool + Sync)) -> f64 {
        let keys = &self.keys();
        let found = &AtomicU64::new(0);
        let start = Instant::now();
        thread::scope(|scope| {
            for i in 0..readers {
                scope.spawn(move || {
                    let (mut at, mut hits) = (keys.len() / readers * i, 0);
                    while !is_over(start.elapsed()) {
                        for _ in 0..GETS_AT_ONCE {
                            hits += u64::from(self.store.get(&keys[at]).is_some());
                            at = if at + 1 == keys.len() { 0 } else { at + 1 };
                        }
                    }
                    found.fetch_add(hits, SeqCst);
                });
            }
        });
        found.load(SeqCst) as f64 / start.elapsed().as_secs_f64()
    }

    /// The third phase.
    pub fn read(&mut self) {
        for readers in 1..=2 {
            let rate = self.gets(readers, &|d| d > Duration::from_secs(1));
            self.figures.put(&format!("get{readers}"), rate, 0);
        }
    }

    /// The fourth.  The store has no indexes: both look at everything.
    pub fn list(&mut self) {
        let namespace = Some("team-3");
        let ns_us = median_us(|| {
            let matches = |p: &Pod| p.metadata.namespace.as_deref() == namespace;
            std::hint::black_box(self.store.state_filter(matches));
        });
        let selector: Selector = Expression::Equal("team".into(), "team-3".into()).into();
        let label_us = median_us(|| {
            std::hint::black_box(self.store.state_filter_selector(&selector));
        });
        self.figures.put("ns_us", ns_us, 1);
        self.figures.put("label_us", label_us, 1);
    }
}
