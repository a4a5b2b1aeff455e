import { fileURLToPath } from 'node:url'
import { measureSize, measureStub } from '../../packages/analytics/scripts/sizes.ts'

const bar = 8 * 1024
/** notes what happens with its time until the rest has come */
const stub = fileURLToPath(new URL('../../apps/web/src/platform/tracker.ts', import.meta.url))

/** Brotli bytes of what a page loads to be tracked. @returns whether the bar holds */
export const measureBytes = async (): Promise<boolean> => {
  const [sdk, early] = [await measureSize(), await measureStub(stub, /tracking\/begin/)]
  console.log(`\nthe SDK, in one file, brotli      ${sdk} B   bar ${bar}`)
  console.log(`what every page loads before it   ${early} B`)
  return sdk <= bar
}
