import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const input = fileURLToPath(new URL('../src/index.ts', import.meta.url))

/** The browsers the client is built for, and how: as in apps/web/vite.config.ts. */
const transform = { target: ['chrome100', 'safari15.4'], assumptions: { setPublicClassFields: true } }

/** Brotli bytes of the whole SDK with a browser's platform, minified, in one file. */
export const measureSize = async (): Promise<number> => {
  const bundle = await rolldown({ input, transform })
  const { output } = await bundle.generate({ minify: true, comments: false, codeSplitting: false })
  return brotliCompressSync(output[0].code).length
}
