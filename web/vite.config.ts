import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const backend = process.env['RECESS_SERVER'] ?? 'http://127.0.0.1:7777';

// The server sends `default-src 'self'`, so nothing may end up as a data: address or an inline script.
export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  // `recess serve` answers requests for anything that is not a file of the client. Pages and sockets share one
  // origin, as they do in production.
  server: { proxy: { '/api': { target: backend, ws: true }, '/healthz': backend } },
  test: { include: ['src/**/*.test.ts'], css: { include: /tokens/ } },
});
