//! Tests of what is special about each game in a room.

mod lunch_money;
mod munchkin;
mod screen;
mod waiting;
