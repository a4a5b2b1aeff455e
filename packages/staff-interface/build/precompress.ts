import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes `.br` and `.gz` files beside each file; the server only picks one. */
export const precompress: Plugin = {
  name: 'foyer-precompress',
  apply: (_, { command }) => command === 'build' && !process.env.FOYER_UNCOMPRESSED,
  writeBundle: ({ dir }) => {
    const assets = join(dir ?? '', 'assets')
    for (const file of readdirSync(assets)) {
      const bytes = readFileSync(join(assets, file))
      writeFileSync(join(assets, `${file}.br`), brotliCompressSync(bytes))
      writeFileSync(join(assets, `${file}.gz`), gzipSync(bytes))
    }
  },
}
