//! Long work on all threads, with a progress bar while somebody is watching, until it is done or stopped.

use crate::settings::number;
use clap::ArgMatches;
use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::io::IsTerminal as _;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, mpsc};
use words::Words;

/// The value of `--threads`, or one for each core.
pub(crate) fn threads(words: &Words, args: &ArgMatches) -> Result<u64, String> {
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    Ok(number(words, args, "threads", (1, 1024))?.unwrap_or(cores))
}

/// Becomes true when the user presses Ctrl-C.
pub(crate) fn stop_on_ctrl_c() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let handle = stop.clone();
    // Without a handler Ctrl-C just ends the program, which is not worth a failure.
    let _ = ctrlc::set_handler(move || handle.store(true, Relaxed));
    stop
}

/// The style of a bar for thousands of units a second. It is exactly as wide as the terminal.
pub(crate) const WITH_RATE: &str = "{wide_bar} {human_pos}/{human_len}  {rate}  {eta}";
/// The style of a bar for slow units.
pub(crate) const WITHOUT_RATE: &str = "{wide_bar} {human_pos}/{human_len}  {eta}";

/// A bar with the time left, hidden if nobody is watching. Some of the work may be done already.
pub(crate) fn bar(all: u64, done: u64, style: &str) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(all), ProgressDrawTarget::hidden());
    if std::io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template(style) {
            let rate = |state: &ProgressState, text: &mut dyn std::fmt::Write| {
                let _ = write!(text, "{}", rate(state.per_sec()));
            };
            bar.set_style(style.with_key("rate", rate));
        }
    }
    bar.set_position(done);
    bar.reset_eta();
    bar
}

/// A rate with only its significant digits.
fn rate(per_second: f64) -> String {
    if per_second < 10.0 { format!("{per_second:.1}/s") } else { format!("{}/s", HumanCount(per_second as u64)) }
}

/// Runs every job on one of the threads and hands the results to `keep` as they come. A job without a result was
/// stopped. If a result cannot be kept, everything stops.
pub(crate) fn share_out<J: Sync, D: Send>(
    jobs: &[J],
    threads: u64,
    stop: &AtomicBool,
    job: impl Fn(&J) -> Option<D> + Sync,
    mut keep: impl FnMut(D) -> Result<(), String>,
) -> Result<(), String> {
    let next = AtomicUsize::new(0);
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (send, next, job) = (send.clone(), &next, &job);
            scope.spawn(move || {
                while let Some(one) = jobs.get(next.fetch_add(1, Relaxed)) {
                    let Some(done) = job(one) else { return };
                    if send.send(done).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        for done in receive {
            keep(done).inspect_err(|_| stop.store(true, Relaxed))?;
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_have_no_false_digits() {
        assert_eq!([0.25, 9.96, 10.4, 1234.567].map(rate), ["0.2/s", "10.0/s", "10/s", "1,234/s"]);
    }
}
