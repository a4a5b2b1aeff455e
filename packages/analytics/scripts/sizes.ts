import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const input = fileURLToPath(new URL('../src/index.ts', import.meta.url))

/** The target browsers of the client and the build options, as in apps/web/vite.config.ts. */
const transform = { target: ['chrome100', 'safari15.4'], assumptions: { setPublicClassFields: true } }

const bundle = async (entry: string, external: RegExp[] = []): Promise<string> => {
  const bundled = await rolldown({ input: entry, external, transform })
  const { output } = await bundled.generate({ minify: true, comments: false, codeSplitting: false })
  return output[0].code
}

/** The whole SDK with a browser's platform, minified, in one module. */
export const bundleTracker = (): Promise<string> => bundle(input)

/** Its size in brotli bytes. */
export const measureSize = async (): Promise<number> => brotliCompressSync(await bundleTracker()).length

/** The size of a module that loads it, without what `external` matches. */
export const measureStub = async (entry: string, external: RegExp): Promise<number> =>
  brotliCompressSync(await bundle(entry, [external])).length
