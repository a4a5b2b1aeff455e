import { fileURLToPath } from 'node:url'
import { measureFile, measureTracker } from '../../scripts/libraries/sizes.ts'

/** the part that is always loaded, and records events until the rest has loaded */
const stub = fileURLToPath(new URL('../../apps/web/src/platform/tracker.ts', import.meta.url))

/** Measures the brotli bytes that a page loads for the tracker. @returns whether the bar holds */
export const measureBytes = async (): Promise<boolean> => {
  const [{ bytes, limit }, early] = [await measureTracker(), await measureFile(stub, /tracking\/begin/)]
  console.log(`\nthe SDK in one file, brotli       ${bytes} B   bar ${limit}`)
  console.log(`loaded by every page before it    ${early} B`)
  return bytes <= limit
}
