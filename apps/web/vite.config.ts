import { brand } from '@foyer/contract/brand'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brandInDevelopment, firstPaint } from './build/first-paint.ts'
import { precompress } from './build/precompress.ts'
import { shellChunk } from './build/shell-chunk.ts'

const server = `http://localhost:${process.env.PORT ?? 8080}`
/** Paths the real server answers while Vite serves the client in development. */
const proxied = [
  '/api',
  '/opening',
  '/jwt',
  '/trade',
  '/quote',
  '/common',
  '/user',
  '/fund',
  '/sa',
  '/dev',
  '/config.json',
]

export default defineConfig({
  root: import.meta.dirname,
  define: { __BRAND__: JSON.stringify(brand.shortName) },
  plugins: [react(), brandInDevelopment(), firstPaint(), precompress()],
  server: { port: 5173, strictPort: true, proxy: Object.fromEntries(proxied.map((path) => [path, server])) },
  build: {
    target: ['chrome100', 'safari15.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: shellChunk, debugName: 'shell' }] } } },
  },
})
