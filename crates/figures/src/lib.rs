//! Means with their standard errors and 95 % intervals.
//!
//! The search, the arena and the lab all repeat measurements and state how sure the result is. They share this code, so
//! that an interval means the same everywhere. This crate depends on nothing and knows only numbers.
//!
//! Only independent observations narrow an interval. Seats of one game are not independent, nor are games of one deal,
//! so callers pass one value per game or per deal. [`Pairs`] and [`Contrast`] take everything one game contributes at
//! once.

mod contrast;
mod estimate;
mod mean;
mod pairs;

pub use contrast::Contrast;
pub use estimate::Estimate;
pub use mean::{Mean, Measurement};
pub use pairs::Pairs;
