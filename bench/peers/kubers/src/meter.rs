// SPDX-License-Identifier: Apache-2.0

//! Processor time and memory of this process.

use std::fs;

/// Gives free memory back to the system.
pub fn release() {
    let all_arenas = c"arena.4096.purge";
    let none = std::ptr::null_mut();
    // SAFETY: the name ends with a zero, and purging takes and gives nothing.
    unsafe {
        tikv_jemalloc_sys::mallctl(all_arenas.as_ptr(), none, none.cast(), none, 0);
    }
}

/// Processor time that this process has used.
pub fn cpu_s() -> f64 {
    let seconds = |t: libc::timeval| t.tv_sec as f64 + t.tv_usec as f64 / 1e6;
    // SAFETY: the struct is plain numbers, and getrusage fills it.
    let usage = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        libc::getrusage(libc::RUSAGE_SELF, &mut usage);
        usage
    };
    seconds(usage.ru_utime) + seconds(usage.ru_stime)
}

/// A number of /proc/self/status.
pub fn status(field: &str) -> f64 {
    let text = fs::read_to_string("/proc/self/status").expect("/proc");
    text.lines()
        .filter_map(|line| line.split_once(':'))
        .find(|(name, _)| *name == field)
        .and_then(|(_, value)| value.split_whitespace().next()?.parse().ok())
        .unwrap_or(0.0)
}

/// What this process has in memory.  Next to none of it is shared with others,
/// so this is its Pss, too.
pub fn memory_mb() -> f64 {
    status("VmRSS") / 1024.0
}

pub fn peak_mb() -> f64 {
    status("VmHWM") / 1024.0
}
