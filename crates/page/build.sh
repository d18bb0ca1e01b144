#!/usr/bin/env bash
# Compiles the referee for browsers into web/referee/. If that cannot be done on this machine it says so and leaves the
# files there empty.
#
# The standard library for WebAssembly comes from rustup or, where rustup cannot load it, from Debian: its compiler and
# sources, unpacked below target/. PAGE_STD=debian asks for the latter.
set -euo pipefail
cd "$(dirname "$0")/../.."
# Others may build at the same time, with other flags.
target=$(realpath -m "${CARGO_TARGET_DIR:-target}")/page
out=web/referee
wasm=wasm32-unknown-unknown
cargo=(${CARGO:-cargo})
mkdir -p "$target" "$out"

say() { echo "the referee in the page: $*"; }

give_up() {
  say "$1"
  say "left out"
  for file in referee.js referee_bg.wasm; do
    if [ -s "$out/$file" ]; then : >"$out/$file"; fi
  done
  [ -e "$out/referee.js" ] || : >"$out/referee.js"
  exit 0
}

has_std() { compgen -G "$(rustc --print sysroot)/lib/rustlib/$wasm/lib/libstd-*.rlib" >/dev/null; }

# Debian's packages, unpacked. They are not installed, because they would replace the other compiler.
debian() {
  command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || return 1
  local root=$target/debian
  if [ ! -e "$root/ready" ]; then
    say "loading Debian's compiler and the sources of its standard library (140 MB) ..."
    rm -rf "$root"
    mkdir -p "$root/debs"
    apt-cache show rustc-web >/dev/null 2>&1 || apt-get update --quiet=2 >/dev/null 2>&1 || true
    local std llvm
    std=$(apt-cache depends libstd-rust-web-dev 2>/dev/null | sed -n 's/.*Depends: \(libstd-rust-web-[0-9.]*\)$/\1/p')
    llvm=$(apt-cache depends "$std" 2>/dev/null | sed -n 's/.*Depends: \(libllvm[0-9]*\)$/\1/p')
    [ -n "$std" ] && [ -n "$llvm" ] || return 1
    (cd "$root/debs" && apt-get download --quiet=2 rustc-web rust-web-src libstd-rust-web-dev "$std" "$llvm") \
      >/dev/null 2>&1 || return 1
    for deb in "$root"/debs/*.deb; do
      dpkg-deb --fsys-tarfile "$deb" | tar --extract --directory "$root" --no-wildcards-match-slash \
        --exclude './usr/src/*/compiler' --exclude './usr/src/*/src' --exclude './usr/share' || return 1
    done
    rm -rf "$root/debs"
    touch "$root/ready"
  fi
  local libraries
  libraries=$(dirname "$(find "$root/usr/lib" -name 'librustc_driver-*' | head -1)")
  printf '#!/bin/sh\nLD_LIBRARY_PATH=%s exec %s/usr/bin/rustc "$@"\n' "$libraries" "$root" >"$target/rustc"
  chmod +x "$target/rustc"
  "$target/rustc" --version >/dev/null 2>&1 || return 1
  # The usual compiler brings a linker along; otherwise the machine may have one.
  local linker
  linker=$(compgen -G "$(rustc --print sysroot)/lib/rustlib/*/bin/rust-lld" | head -1 || true)
  [ -n "$linker" ] || linker=$(command -v wasm-ld || compgen -G '/usr/bin/wasm-ld-*' | head -1 || true)
  [ -n "$linker" ] || return 1
  export RUSTC=$target/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$linker
  extra=(-Zbuild-std=std,panic_abort)
}

extra=()
how="rustup's standard library"
if [ "${PAGE_STD:-}" = debian ] || ! has_std; then
  if [ "${PAGE_STD:-}" != debian ] && command -v rustup >/dev/null \
    && say "loading the standard library for WebAssembly ..." \
    && timeout 120 rustup target add "$wasm" >/dev/null 2>&1 && has_std; then :
  elif debian; then how="Debian's compiler and standard library"
  else give_up "there is no standard library for WebAssembly: neither from rustup nor from Debian"; fi
fi

# Where the sources are is nobody's business. Flags for this machine's programs are not for this.
unset RUSTFLAGS
CARGO_ENCODED_RUSTFLAGS=$(printf -- '--remap-path-prefix=%s=cargo\x1f--remap-path-prefix=%s=recess' "${CARGO_HOME:-$HOME/.cargo}" "$PWD")
export CARGO_ENCODED_RUSTFLAGS
if ! "${cargo[@]}" build --quiet --package page --lib --profile page --target "$wasm" --target-dir "$target" "${extra[@]}"; then
  # With the usual compiler it is our own mistake.
  [ ${#extra[@]} -gt 0 ] || exit 1
  give_up "it could not be compiled with $how"
fi
unset CARGO_ENCODED_RUSTFLAGS
# The tool is for this machine, so its compiler is the usual one.
env -u RUSTC -u RUSTC_BOOTSTRAP "${cargo[@]}" build --quiet --manifest-path crates/page/bindgen/Cargo.toml --target-dir "$target/bindgen" \
  || give_up "wasm-bindgen could not be compiled"

fresh=$target/fresh
rm -rf "$fresh"
"$target/bindgen/debug/bindgen" "$target/$wasm/page/page.wasm" "$fresh" || give_up "wasm-bindgen has failed"
# Only what has changed is replaced, so that nothing else is built again.
for file in referee.js referee_bg.wasm; do
  cmp --silent "$fresh/$file" "$out/$file" || cp "$fresh/$file" "$out/$file"
done
say "$(( ($(stat -c %s "$out/referee_bg.wasm") + 1023) / 1024 )) KB, with $how"
