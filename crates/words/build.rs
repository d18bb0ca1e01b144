//! Rebuilds the crate when a file is added to the locales or rulebooks.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
    println!("cargo::rerun-if-changed=../../rulebook");
}
