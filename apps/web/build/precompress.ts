import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const worthwhile = /\.(js|css|svg|json|txt|webmanifest)$/
const smallest = 512

/** Writes `.br` and `.gz` files of each asset once, at the highest quality. The server only picks one. */
export const precompress = (): Plugin => ({
  name: 'foyer-precompress',
  // a build that only a test reads needs no compressed files, which take as long as the build
  apply: (_, { command }) => command === 'build' && !process.env.FOYER_UNCOMPRESSED,
  writeBundle: ({ dir }) => {
    if (!dir) return
    for (const entry of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      const path = join(dir, entry)
      if (!worthwhile.test(path) || statSync(path).size < smallest) continue
      const bytes = readFileSync(path)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
})
