import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://localhost:7300';
const calls = ['/amc', '/mmc', '/ccm', '/mes2', '/oauth', '/login', '/files', '/health'];

// The server answers both apps from one origin, so their assets live in folders of their own.
export default defineConfig({
  plugins: [react()],
  build: {
    assetsDir: 'board-assets',
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 200,
  },
  server: {
    proxy: {
      ...Object.fromEntries(calls.map((path) => [path, server])),
      '/websocket': { target: server, ws: true },
    },
  },
});
