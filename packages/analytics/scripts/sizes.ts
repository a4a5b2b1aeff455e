import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const input = fileURLToPath(new URL('../src/index.ts', import.meta.url))

/** The browsers the client is built for, and how: as in apps/web/vite.config.ts. */
const transform = { target: ['chrome100', 'safari15.4'], assumptions: { setPublicClassFields: true } }

/** The whole SDK with a browser's platform, minified, in one module. */
export const bundleTracker = async (): Promise<string> => {
  const bundle = await rolldown({ input, transform })
  const { output } = await bundle.generate({ minify: true, comments: false, codeSplitting: false })
  return output[0].code
}

/** Brotli bytes of it. */
export const measureSize = async (): Promise<number> => brotliCompressSync(await bundleTracker()).length
