import { defineConfig } from 'vite';

// The services and the sign-in page answer under the address of this page, so that the cookies of
// the session belong to it. The server must know the address: SRV_CALLBACK_ORIGINS.
const target = process.env.SERVER ?? 'http://127.0.0.1:7300';
const proxy = Object.fromEntries(
  ['/amc', '/mmc', '/ccm', '/mes2', '/oauth', '/login'].map((path) => [path, { target }]),
);

export default defineConfig({
  preview: { proxy: { ...proxy, '/websocket': { target, ws: true } } },
});
