// SPDX-License-Identifier: Apache-2.0

//! What updates cost, alone and beside readers.

use crate::{meter, Bench};
use std::{
    io::{Read, Write},
    net::TcpStream,
    sync::atomic::{AtomicBool, Ordering::SeqCst},
    thread,
    time::Duration,
};

const READ_SECONDS: u32 = 3; // of each phase with readers
const RATE: i64 = 1000;
const RATE_SECONDS: i64 = 5;

/// Asks the server for updates, and gives how many it sent.
fn order(server: &str, query: &str) -> i64 {
    let host = server.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(host).expect("a connection");
    write!(
        stream,
        "GET /bench/updates?{query} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
    )
    .expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(
        answer.contains("\"watches\":1}"),
        "another measurement is running: {answer}"
    );
    let (_, behind) = answer.split_once("\"sent\":").expect("a count");
    behind
        .split(',')
        .next()
        .and_then(|n| n.parse().ok())
        .expect("a count")
}

impl Bench {
    /// Has updates sent and waits until all were seen; gives how many.
    fn follow(&self, query: &str) -> i64 {
        self.seen.begin();
        let sent = order(&self.server, query);
        self.seen.await_updates(sent);
        sent
    }

    /// The last three phases.
    pub fn updates(&mut self, count: i64) {
        let used = meter::cpu_s();
        let sent = self.follow(&format!("count={count}"));
        let cpu_us = (meter::cpu_s() - used) * 1e6 / sent as f64;
        self.figures.put("upd_per_s", self.seen.rate(), 0);
        self.figures.put("upd_cpu_us", cpu_us, 1);
        self.figures.put("upd_peak_mb", meter::peak_mb(), 1);
        self.beside(1);
        self.beside(2);
        self.latency();
    }

    /// Reads while updates arrive at full rate.
    fn beside(&mut self, readers: usize) {
        let is_over = AtomicBool::new(false);
        self.seen.begin();
        let (sent, gets, updates) = thread::scope(|scope| {
            let server = scope.spawn(|| {
                let sent = order(&self.server, &format!("seconds={READ_SECONDS}"));
                is_over.store(true, SeqCst);
                sent
            });
            while self.seen.updates.load(SeqCst) == 0 && !is_over.load(SeqCst) {
                thread::sleep(Duration::from_millis(1));
            }
            let gets = self.gets(readers, &|_| is_over.load(SeqCst));
            let updates = self.seen.rate();
            (server.join().expect("the order"), gets, updates)
        });
        self.figures.put(&format!("busy_get{readers}"), gets, 0);
        self.figures.put(&format!("busy_upd{readers}"), updates, 0);
        self.seen.await_updates(sent);
    }

    fn latency(&mut self) {
        let used = meter::cpu_s();
        self.seen.is_stamping.store(true, SeqCst);
        self.follow(&format!("count={}&rate={RATE}", RATE * RATE_SECONDS));
        let cores = (meter::cpu_s() - used) / RATE_SECONDS as f64;
        self.figures.put("lat_cores", cores, 3);
        for (key, part) in [("p50", 0.5), ("p99", 0.99), ("max", 1.0)] {
            let us = self.seen.latency_us(part);
            self.figures.put(&format!("lat_{key}_us"), us, 0);
        }
        self.figures.put("end_peak_mb", meter::peak_mb(), 1);
    }
}
