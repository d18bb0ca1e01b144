//! A macro for the named weights of a player's judgement.

/// Defines a type `Habits` of weights. Each weight has a name, a meaning, and its value for the normal and for the easy
/// player.
macro_rules! habits {
    ($(#[$about:meta])* pub struct Habits; $($(#[$doc:meta])* $name:ident = $normal:literal, $easy:literal;)*) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Debug)]
        pub struct Habits(pub [f32; Habits::COUNT]);

        #[derive(Copy, Clone)]
        #[allow(non_camel_case_types)]
        enum At { $($name,)* }

        impl Habits {
            /// The number of weights.
            pub const COUNT: usize = [$(At::$name as usize,)*].len();

            /// The normal player's weights.
            #[allow(clippy::approx_constant, reason = "a weight that is near a famous number is so by chance")]
            pub const NORMAL: Habits = Habits([$($normal,)*]);

            /// The easy player's weights: roughly what somebody thinks who has read the rules once.
            pub const EASY: Habits = Habits([$($easy,)*]);

            /// The names of the weights, for tuning.
            pub const NAMES: [&'static str; Habits::COUNT] = [$(stringify!($name),)*];

            $($(#[$doc])* #[inline(always)] pub(super) fn $name(&self) -> f32 { self.0[At::$name as usize] })*
        }
    };
}
pub(crate) use habits;
