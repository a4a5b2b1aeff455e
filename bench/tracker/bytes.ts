import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { measureSize } from '../../packages/analytics/scripts/sizes.ts'

const bar = 8 * 1024
const stub = fileURLToPath(new URL('../../apps/web/src/platform/tracker.ts', import.meta.url))

/** What every page loads at once, which notes what happens with its time until the rest has come. */
const measureStub = async (): Promise<number> => {
  const bundle = await rolldown({ input: stub, external: /tracking\/begin/ })
  const { output } = await bundle.generate({ minify: true, comments: false })
  return brotliCompressSync(output[0].code).length
}

/** Brotli bytes of what a page loads to be tracked. @returns whether the bar holds */
export const measureBytes = async (): Promise<boolean> => {
  const [sdk, early] = [await measureSize(), await measureStub()]
  console.log(`\nthe SDK, in one file, brotli      ${sdk} B   bar ${bar}`)
  console.log(`what every page loads before it   ${early} B`)
  return sdk <= bar
}
