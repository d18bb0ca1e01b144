//! A file that is added to the locales or the rulebooks is compiled in with the next build.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
    println!("cargo::rerun-if-changed=../../rulebook");
}
