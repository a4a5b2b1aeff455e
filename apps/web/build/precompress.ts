import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { painterFile } from '@foyer/api/painter'
import type { Plugin } from 'vite'

const worthwhile = /\.(js|css|svg|json|txt|webmanifest)$/
const smallest = 512

/** Compresses at the highest quality. */
const brotli = (bytes: Buffer): Buffer => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  // of the scripts that most screens load, either size of a block saves up to 0.1 KB, and which one differs by build
  const blocks = bytes.length > 2 ** 16 && bytes.length < 2 ** 18 ? [16, 17] : [0]
  const [best = bytes] = blocks
    .map((block) => brotliCompressSync(bytes, { params: { ...params, [constants.BROTLI_PARAM_LGBLOCK]: block } }))
    .sort((one, other) => one.length - other.length)
  return best
}

/** Writes `.br` and `.gz` files of each asset once, at the highest quality. The server only picks one. */
export const precompress = (): Plugin => ({
  name: 'foyer-precompress',
  // a build that only a test reads needs no compressed files, which take as long as the build
  apply: (_, { command }) => command === 'build' && !process.env.FOYER_UNCOMPRESSED,
  writeBundle: ({ dir }) => {
    if (!dir) return
    for (const entry of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      const path = join(dir, entry)
      if (!worthwhile.test(path) || entry === painterFile || statSync(path).size < smallest) continue
      const bytes = readFileSync(path)
      writeFileSync(`${path}.br`, brotli(bytes))
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
})
