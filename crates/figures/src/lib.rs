//! Means with their standard errors and 95 % intervals.
//!
//! The search, the arena and the lab all measure something many times and say how sure the result
//! is. They do it here, so that they agree on what an interval is. This crate depends on nothing: it
//! knows numbers only.
//!
//! Only independent observations narrow an interval. Seats of one game are not independent, and
//! neither are games of one deal, so callers bring one value per game or per deal. [`Pairs`] and
//! [`Contrast`] take all that one game contributes at once.

mod contrast;
mod estimate;
mod mean;
mod pairs;

pub use contrast::Contrast;
pub use estimate::Estimate;
pub use mean::{Mean, Measured};
pub use pairs::Pairs;
