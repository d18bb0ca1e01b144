//! `bindgen COMPILED.wasm FOLDER` writes `referee.js` and `referee_bg.wasm` into the folder.

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [compiled, folder] = words.as_slice() else {
        eprintln!("usage: bindgen COMPILED.wasm FOLDER");
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    let bindgen = bindgen.input_path(compiled).out_name("referee").typescript(false).remove_name_section(true);
    match bindgen.web(true).and_then(|bindgen| bindgen.remove_producers_section(true).generate(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
