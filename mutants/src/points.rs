//! Finds the places of a source file that can be changed, and the changes.

use proc_macro2::Span;
use quote::ToTokens;
use std::collections::HashSet;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, Stmt};

/// A change of the source, switched on at run time by its number.
pub(crate) struct Mutant {
    pub(crate) id: usize,
    /// The file, below `src` of the crate.
    pub(crate) file: String,
    pub(crate) line: usize,
    /// What it does, in words that do not change when lines move: function, what was there, what is there instead.
    pub(crate) name: String,
    pub(crate) edit: Edit,
}

/// Text that is put around a part of a file, or, if that part is empty, at a place.
pub(crate) struct Edit {
    pub(crate) at: Range<usize>,
    pub(crate) open: String,
    pub(crate) close: String,
    /// The `const fn` around it, if any: in a constant nothing can be switched at run time.
    pub(crate) within: Option<String>,
}

/// A `const fn`: its name and where the word `const` is.
pub(crate) struct ConstFn {
    pub(crate) name: String,
    pub(crate) word: Range<usize>,
}

/// A source file with everything that can be changed in it.
pub(crate) struct Source {
    pub(crate) file: String,
    pub(crate) text: String,
    pub(crate) const_fns: Vec<ConstFn>,
    pub(crate) mutants: Vec<Mutant>,
}

impl Source {
    /// Reads a file. Its mutants are numbered from `first` on.
    pub(crate) fn read(file: String, text: String, first: usize) -> Result<Source, syn::Error> {
        let syntax = syn::parse_file(&text)?;
        let mut finder = Finder {
            source: Source { file, text, const_fns: Vec::new(), mutants: Vec::new() },
            next: first,
            scope: Vec::new(),
            within: None,
            asked: HashSet::new(),
            leaving: HashSet::new(),
        };
        finder.visit_file(&syntax);
        let mut source = finder.source;
        number_namesakes(&mut source.mutants);
        Ok(source)
    }
}

/// Mutants that read alike get a number.
fn number_namesakes(mutants: &mut [Mutant]) {
    let mut seen = std::collections::HashMap::new();
    for mutant in mutants {
        let times = seen.entry(mutant.name.clone()).or_insert(0);
        *times += 1;
        if *times > 1 {
            mutant.name += &format!(" #{times}");
        }
    }
}

struct Finder {
    source: Source,
    next: usize,
    scope: Vec<String>,
    within: Option<String>,
    /// Where conditions are: these are made true and false, so turning them round would bring nothing new.
    asked: HashSet<Range<usize>>,
    /// Statements that cannot be left out: they leave the block of a `let ... else`.
    leaving: HashSet<Range<usize>>,
}

/// The condition under which a mutant is active.
fn on(id: usize) -> String {
    format!("table::mutants::on({id})")
}

/// Source text in one line, shortened in the middle.
fn brief(text: &str) -> String {
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let chars: Vec<char> = flat.chars().collect();
    if chars.len() <= 70 {
        return flat;
    }
    let part = |range: Range<usize>| chars[range].iter().collect::<String>();
    format!("{}…{}", part(0..44).trim_end(), part(chars.len() - 24..chars.len()).trim_start())
}

fn range(node: &impl ToTokens) -> Range<usize> {
    node.span().byte_range()
}

fn is_test(attrs: &[syn::Attribute]) -> bool {
    attrs.iter().any(|attr| {
        let text = attr.to_token_stream().to_string().replace(' ', "");
        text.contains("cfg(test)") || text.contains("cfg(debug_assertions)") || text == "#[test]"
    })
}

/// The parts of a chain of `&&` or `||`.
fn parts<'a>(expr: &'a Expr, and: bool, out: &mut Vec<&'a Expr>) {
    match expr {
        Expr::Binary(binary) if is_chain(&binary.op, and) => {
            parts(&binary.left, and, out);
            parts(&binary.right, and, out);
        }
        _ => out.push(expr),
    }
}

fn is_chain(op: &BinOp, and: bool) -> bool {
    if and { matches!(op, BinOp::And(_)) } else { matches!(op, BinOp::Or(_)) }
}

/// What may stand where an operator is.
fn instead(op: &BinOp) -> &'static [&'static str] {
    match op {
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::Lt(_) => &["<=", ">="],
        BinOp::Le(_) => &["<", ">"],
        BinOp::Gt(_) => &[">=", "<="],
        BinOp::Ge(_) => &[">", "<"],
        BinOp::Add(_) => &["-"],
        BinOp::Sub(_) => &["+"],
        BinOp::Mul(_) => &["+"],
        BinOp::Div(_) | BinOp::Rem(_) => &["*"],
        BinOp::BitAnd(_) | BinOp::BitXor(_) => &["|"],
        BinOp::BitOr(_) => &["&"],
        BinOp::Shl(_) => &[">>"],
        BinOp::Shr(_) => &["<<"],
        BinOp::AddAssign(_) => &["-="],
        BinOp::SubAssign(_) => &["+="],
        BinOp::MulAssign(_) => &["+="],
        BinOp::BitAndAssign(_) | BinOp::BitXorAssign(_) => &["|="],
        BinOp::BitOrAssign(_) => &["&="],
        BinOp::ShlAssign(_) => &[">>="],
        BinOp::ShrAssign(_) => &["<<="],
        _ => &[],
    }
}

/// Methods that are easily confused.
const TWINS: [(&str, &str); 16] = [
    ("min", "max"),
    ("max", "min"),
    ("any", "all"),
    ("all", "any"),
    ("is_some", "is_none"),
    ("is_none", "is_some"),
    ("is_some_and", "is_none_or"),
    ("is_none_or", "is_some_and"),
    ("first", "last"),
    ("last", "first"),
    ("and", "or"),
    ("or", "and"),
    ("with", "without"),
    ("without", "with"),
    ("minus", "or"),
    ("position", "rposition"),
];

/// Methods whose closure answers yes or no.
const ASKING: [&str; 10] =
    ["filter", "any", "all", "find", "position", "take_while", "skip_while", "retain", "is_some_and", "is_none_or"];

/// What a function may return instead of doing its work.
fn defaults(output: &syn::ReturnType) -> Vec<String> {
    let syn::ReturnType::Type(_, ty) = output else { return vec![String::new()] };
    let text = ty.to_token_stream().to_string().replace(' ', "");
    let of = |values: &[&str]| values.iter().map(|value| (*value).to_owned()).collect();
    match text.as_str() {
        "bool" => of(&["true", "false"]),
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => of(&["0", "1"]),
        "()" => of(&[""]),
        "Seats" | "Cards" => vec![format!("{text}::NONE")],
        _ if text.starts_with("Option<") => of(&["None"]),
        _ if text.starts_with("Result<()") => of(&["Ok(())"]),
        _ if text.starts_with('&') || text.starts_with("impl") || text.starts_with('!') => Vec::new(),
        _ if text == "Self" => Vec::new(),
        _ => of(&["Default::default()"]),
    }
}

impl Finder {
    fn text(&self, at: Range<usize>) -> &str {
        &self.source.text[at]
    }

    fn add(&mut self, at: Span, what: String, edit: Edit) {
        let name = format!("{} {}: {what}", self.source.file, self.scope.join("::"));
        let file = self.source.file.clone();
        self.source.mutants.push(Mutant { id: self.next, file, line: at.start().line, name, edit });
        self.next += 1;
    }

    /// Another expression instead of this one.
    fn replace(&mut self, node: &(impl ToTokens + Spanned), with: &str) {
        let at = range(node);
        let what = format!("{} → {}", brief(self.text(at.clone())), brief(with));
        let open = format!("(if {} {{ {with} }} else {{ ", on(self.next));
        let edit = Edit { at, open, close: " })".into(), within: self.within.clone() };
        self.add(node.span(), what, edit);
    }

    /// Nothing instead of this statement.
    fn delete(&mut self, node: &(impl ToTokens + Spanned)) {
        let at = range(node);
        let what = format!("{} → nothing", brief(self.text(at.clone()).trim_end_matches(';')));
        let open = format!("if !{} {{ ", on(self.next));
        let edit = Edit { at, open, close: " }".into(), within: self.within.clone() };
        self.add(node.span(), what, edit);
    }

    fn insert(&mut self, span: Span, at: usize, what: String, text: String) {
        let edit = Edit { at: at..at, open: text, close: String::new(), within: self.within.clone() };
        self.add(span, what, edit);
    }

    /// A yes or no: always the one, always the other, and each part of it left out.
    fn condition(&mut self, expr: &Expr, loops: bool) {
        match expr {
            Expr::Let(expr) => {
                let what = format!("{} → no match", brief(self.text(range(expr))));
                let text = format!(" && !{}", on(self.next));
                self.insert(expr.span(), range(expr).end, what, text);
            }
            Expr::Binary(binary) if is_chain(&binary.op, true) || is_chain(&binary.op, false) => {}
            Expr::Lit(_) => {}
            _ => {
                if !loops {
                    self.replace(expr, "true");
                }
                self.replace(expr, "false");
                self.asked.insert(range(expr));
            }
        }
    }

    fn chain(&mut self, expr: &Expr, and: bool) {
        let mut found = Vec::new();
        parts(expr, and, &mut found);
        let mut first = true;
        for part in found {
            if let Expr::Let(_) = part {
                self.condition(part, false);
                first = false;
                continue;
            }
            self.asked.insert(range(part));
            self.replace(part, if and { "true" } else { "false" });
            if first {
                self.replace(part, if and { "false" } else { "true" });
            }
            first = false;
        }
    }

    fn function(&mut self, sig: &syn::Signature, block: &syn::Block, visit: impl FnOnce(&mut Finder)) {
        let before = self.within.clone();
        let name = sig.ident.to_string();
        if let Some(word) = &sig.constness {
            self.source.const_fns.push(ConstFn { name: name.clone(), word: range(word) });
            self.within = Some(name.clone());
        }
        self.scope.push(name);
        if !block.stmts.is_empty() {
            for default in defaults(&sig.output) {
                let what = format!("→ {}", if default.is_empty() { "nothing" } else { &default });
                let text = format!(" if {} {{ return {default}; }}", on(self.next));
                let brace = range(block).start + 1;
                self.insert(sig.ident.span(), brace, what, text);
            }
        }
        visit(self);
        self.scope.pop();
        self.within = before;
    }
}

impl<'a> Visit<'a> for Finder {
    fn visit_item(&mut self, item: &'a syn::Item) {
        let attrs = match item {
            syn::Item::Mod(item) => &item.attrs,
            syn::Item::Fn(item) => &item.attrs,
            syn::Item::Impl(item) => &item.attrs,
            syn::Item::Const(_) | syn::Item::Static(_) | syn::Item::Enum(_) | syn::Item::Macro(_) => return,
            _ => return visit::visit_item(self, item),
        };
        if !is_test(attrs) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_impl(&mut self, item: &'a syn::ItemImpl) {
        let name = item.self_ty.to_token_stream().to_string().replace(' ', "");
        self.scope.push(name.split('<').next().unwrap_or_default().to_owned());
        visit::visit_item_impl(self, item);
        self.scope.pop();
    }

    fn visit_item_trait(&mut self, item: &'a syn::ItemTrait) {
        self.scope.push(item.ident.to_string());
        visit::visit_item_trait(self, item);
        self.scope.pop();
    }

    fn visit_impl_item_const(&mut self, _: &'a syn::ImplItemConst) {}

    fn visit_trait_item_const(&mut self, _: &'a syn::TraitItemConst) {}

    fn visit_item_fn(&mut self, item: &'a syn::ItemFn) {
        self.function(&item.sig, &item.block, |finder| finder.visit_block(&item.block));
    }

    fn visit_impl_item_fn(&mut self, item: &'a syn::ImplItemFn) {
        if !is_test(&item.attrs) {
            self.function(&item.sig, &item.block, |finder| finder.visit_block(&item.block));
        }
    }

    fn visit_trait_item_fn(&mut self, item: &'a syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig, block, |finder| finder.visit_block(block));
        }
    }

    fn visit_attribute(&mut self, _: &'a syn::Attribute) {}

    fn visit_pat(&mut self, _: &'a syn::Pat) {}

    fn visit_type(&mut self, _: &'a syn::Type) {}

    fn visit_generic_argument(&mut self, _: &'a syn::GenericArgument) {}

    fn visit_expr_repeat(&mut self, expr: &'a syn::ExprRepeat) {
        self.visit_expr(&expr.expr); // not its length
    }

    fn visit_expr_const(&mut self, _: &'a syn::ExprConst) {}

    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if let Stmt::Expr(expr, semicolon) = stmt {
            let calls = matches!(expr, Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_) | Expr::Try(_))
                || matches!(expr, Expr::Binary(binary) if is_assignment(&binary.op));
            let leaves = matches!(expr, Expr::Return(_) | Expr::Break(_) | Expr::Continue(_)) && semicolon.is_some();
            if (calls || leaves) && !self.leaving.contains(&range(stmt)) {
                self.delete(stmt);
            }
        }
        visit::visit_stmt(self, stmt);
    }

    fn visit_local(&mut self, local: &'a syn::Local) {
        if let Some((_, otherwise)) = local.init.as_ref().and_then(|init| init.diverge.as_ref())
            && let Expr::Block(block) = &**otherwise
            && let Some(last) = block.block.stmts.last()
        {
            self.leaving.insert(range(last));
        }
        visit::visit_local(self, local);
    }

    fn visit_arm(&mut self, arm: &'a syn::Arm) {
        if let Some((_, guard)) = &arm.guard {
            match &**guard {
                Expr::Binary(binary) if is_chain(&binary.op, true) || is_chain(&binary.op, false) => {}
                guard => self.condition(guard, false),
            }
        }
        if matches!(&*arm.body, Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_))
            || matches!(&*arm.body, Expr::Binary(binary) if is_assignment(&binary.op))
        {
            let at = range(&arm.body);
            let what = format!("{} → nothing", brief(self.text(at.clone())));
            let open = format!("{{ if !{} {{ ", on(self.next));
            let edit = Edit { at, open, close: " } }".into(), within: self.within.clone() };
            self.add(arm.body.span(), what, edit);
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_match(&mut self, expr: &'a syn::ExprMatch) {
        let open_end = expr.arms.last().is_some_and(|arm| arm.guard.is_none() && catches_all(&arm.pat));
        if open_end {
            for arm in &expr.arms[..expr.arms.len() - 1] {
                if arm.guard.is_none() {
                    let what = format!("arm {} → gone", brief(self.text(range(&arm.pat))));
                    let text = format!(" if !{}", on(self.next));
                    self.insert(arm.pat.span(), range(&arm.pat).end, what, text);
                }
            }
        }
        visit::visit_expr_match(self, expr);
    }

    fn visit_expr_if(&mut self, expr: &'a syn::ExprIf) {
        self.condition(&expr.cond, false);
        visit::visit_expr_if(self, expr);
    }

    fn visit_expr_while(&mut self, expr: &'a syn::ExprWhile) {
        self.condition(&expr.cond, true);
        visit::visit_expr_while(self, expr);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Binary(binary) => {
                for and in [true, false] {
                    if is_chain(&binary.op, and) {
                        self.chain(expr, and);
                        let mut found = Vec::new();
                        parts(expr, and, &mut found);
                        for part in found {
                            self.visit_expr(part);
                        }
                        return;
                    }
                }
                let op = range(&binary.op);
                // With `<`, `<=` and their like, the first one only moves the border.
                let asked = self.asked.contains(&range(expr));
                let equality = matches!(binary.op, BinOp::Eq(_) | BinOp::Ne(_));
                let enough = if asked { usize::from(!equality) } else { 2 };
                for other in instead(&binary.op).iter().take(enough) {
                    let at = range(expr);
                    let with = format!("{}{other}{}", self.text(at.start..op.start), self.text(op.end..at.end));
                    self.replace(expr, &with);
                }
            }
            Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Not(_)) && !self.asked.contains(&range(expr)) => {
                let without = self.text(range(&unary.expr)).to_owned();
                self.replace(expr, &without);
            }
            Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Neg(_)) => {
                let without = self.text(range(&unary.expr)).to_owned();
                self.replace(expr, &without);
            }
            Expr::Lit(lit) => match &lit.lit {
                syn::Lit::Bool(value) => self.replace(expr, if value.value { "false" } else { "true" }),
                syn::Lit::Int(value) => {
                    if let Ok(number) = value.base10_parse::<u64>() {
                        let suffix = value.suffix();
                        if number > 0 {
                            self.replace(expr, &format!("{}{suffix}", number - 1));
                        }
                        self.replace(expr, &format!("{}{suffix}", number + 1));
                    }
                }
                _ => {}
            },
            Expr::MethodCall(call) => self.method(expr, call),
            Expr::Range(bounds) => self.bounds(bounds),
            Expr::Macro(call) if call.mac.path.is_ident("matches") => self.matches(expr, &call.mac),
            _ => {}
        }
        visit::visit_expr(self, expr);
    }
}

fn is_assignment(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::AddAssign(_)
            | BinOp::SubAssign(_)
            | BinOp::MulAssign(_)
            | BinOp::DivAssign(_)
            | BinOp::BitAndAssign(_)
            | BinOp::BitOrAssign(_)
            | BinOp::BitXorAssign(_)
            | BinOp::ShlAssign(_)
            | BinOp::ShrAssign(_)
    )
}

fn catches_all(pat: &syn::Pat) -> bool {
    match pat {
        syn::Pat::Wild(_) => true,
        syn::Pat::Ident(pat) => {
            pat.subpat.is_none() && pat.ident.to_string().chars().next().is_some_and(char::is_lowercase)
        }
        _ => false,
    }
}

impl Finder {
    fn method(&mut self, expr: &Expr, call: &syn::ExprMethodCall) {
        let name = call.method.to_string();
        let (at, word) = (range(expr), range(&call.method));
        let turned = self.asked.contains(&at) && ["is_some", "is_none"].contains(&name.as_str());
        for (_, twin) in TWINS.iter().filter(|(one, _)| *one == name && !turned) {
            let with = format!("{}{twin}{}", self.text(at.start..word.start), self.text(word.end..at.end));
            self.replace(expr, &with);
        }
        if ASKING.contains(&name.as_str())
            && let [Expr::Closure(closure)] = &call.args.iter().collect::<Vec<_>>()[..]
            && !matches!(&*closure.body, Expr::Block(_))
        {
            self.condition(&closure.body, false);
        }
    }

    /// `..` and `..=` are of two types, so the end is moved instead.
    fn bounds(&mut self, bounds: &syn::ExprRange) {
        let Some(end) = &bounds.end else { return };
        let text = self.text(range(&**end)).to_owned();
        match bounds.limits {
            syn::RangeLimits::HalfOpen(_) => self.replace(&**end, &format!("({text}) + 1")),
            syn::RangeLimits::Closed(_) => self.replace(&**end, &format!("({text}).saturating_sub(1)")),
        }
    }

    /// The inside of `matches!`: without its guard, without each of its patterns.
    fn matches(&mut self, expr: &Expr, mac: &syn::Macro) {
        let parse = |input: syn::parse::ParseStream| {
            let value: Expr = input.parse()?;
            input.parse::<syn::Token![,]>()?;
            let pat = syn::Pat::parse_multi_with_leading_vert(input)?;
            let guard = if input.peek(syn::Token![if]) {
                input.parse::<syn::Token![if]>()?;
                Some(input.parse::<Expr>()?)
            } else {
                None
            };
            input.parse::<Option<syn::Token![,]>>()?;
            Ok((value, pat, guard))
        };
        let Ok((value, pat, guard)) = mac.parse_body_with(parse) else { return };
        let (value, whole) = (self.text(range(&value)).to_owned(), self.text(range(&pat)).to_owned());
        let tail = guard.as_ref().map(|guard| format!(" if {}", self.text(range(guard)))).unwrap_or_default();
        if guard.is_some() {
            self.replace(expr, &format!("matches!({value}, {whole})"));
        }
        if let syn::Pat::Or(or) = &pat {
            for gone in 0..or.cases.len() {
                let rest: Vec<&str> = (0..or.cases.len())
                    .filter(|&at| at != gone)
                    .map(|at| &self.source.text[range(&or.cases[at])])
                    .collect();
                let with = format!("matches!({value}, {}{tail})", rest.join(" | "));
                self.replace(expr, &with);
            }
        }
        if !self.asked.contains(&range(expr)) {
            self.replace(expr, &format!("!matches!({value}, {whole}{tail})"));
        }
    }
}
