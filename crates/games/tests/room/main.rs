//! What our games bring to a table that no other game has.

mod lunch_money;
mod munchkin;
mod waiting;
