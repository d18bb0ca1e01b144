//! What a room needs from its machine: random bytes, and a key to sign with.

use fair::Seal;

/// Fills a slice with random bytes.
type Fill = Box<dyn FnMut(&mut [u8]) + Send>;

/// A source of random bytes, and the key with which records are signed.
pub struct Entropy {
    fill: Fill,
    pub(crate) rehearses: bool,
    pub(crate) seal: Option<Seal>,
}

impl Entropy {
    /// Bytes that nobody can foresee. Shuffles are made together with the players' clients.
    #[must_use]
    pub fn secret(fill: impl FnMut(&mut [u8]) + Send + 'static) -> Entropy {
        Entropy { fill: Box::new(fill), rehearses: false, seal: None }
    }

    /// Bytes that are known beforehand, for tests and pictures. Shuffles follow from them alone.
    #[must_use]
    pub fn rehearsed(fill: impl FnMut(&mut [u8]) + Send + 'static) -> Entropy {
        Entropy { fill: Box::new(fill), rehearses: true, seal: None }
    }

    /// The same, with a key.
    #[must_use]
    pub fn sealed(self, seal: Option<Seal>) -> Entropy {
        Entropy { seal, ..self }
    }

    /// The next `N` bytes.
    pub(crate) fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.fill)(&mut bytes);
        bytes
    }
}
