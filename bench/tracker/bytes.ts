import { fileURLToPath } from 'node:url'
import { measureSize, measureStub } from '../../packages/analytics/scripts/sizes.ts'

const bar = 8 * 1024
/** the part that is always loaded, and records events until the rest has loaded */
const stub = fileURLToPath(new URL('../../apps/web/src/platform/tracker.ts', import.meta.url))

/** Measures the brotli bytes that a page loads for the tracker. @returns whether the bar holds */
export const measureBytes = async (): Promise<boolean> => {
  const [sdk, early] = [await measureSize(), await measureStub(stub, /tracking\/begin/)]
  console.log(`\nthe SDK in one file, brotli       ${sdk} B   bar ${bar}`)
  console.log(`loaded by every page before it    ${early} B`)
  return sdk <= bar
}
