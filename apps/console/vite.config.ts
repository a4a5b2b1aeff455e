import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = `http://localhost:${process.env.PORT ?? 8080}`

/** Writes `.br` and `.gz` files beside each file; the server only picks one. */
const precompress: Plugin = {
  name: 'foyer-precompress',
  apply: 'build',
  writeBundle: ({ dir }) => {
    const assets = join(dir ?? '', 'assets')
    for (const file of readdirSync(assets)) {
      const bytes = readFileSync(join(assets, file))
      writeFileSync(join(assets, `${file}.br`), brotliCompressSync(bytes))
      writeFileSync(join(assets, `${file}.gz`), gzipSync(bytes))
    }
  },
}

/** The console of staff: a separate app, which the server serves at /console/ and never together with the client. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), precompress],
  server: { port: 5175, strictPort: true, proxy: { '/staff': server } },
  build: {
    target: ['chrome111', 'safari16.4'],
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // staff open it once a day, so one file is quicker than many
    chunkSizeWarningLimit: 1_000,
  },
})
