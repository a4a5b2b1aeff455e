// `npm run sizes`: brotli sizes of what a client loads of the published libraries. Exits with 1 above a limit.
import { measureSizes } from './libraries/sizes.ts'

for (const { what, bytes, limit } of await measureSizes()) {
  console.log(`${what.padEnd(52)} ${String(bytes).padStart(6)} B${limit ? `   at most ${limit} B` : ''}`)
  if (limit && bytes > limit) process.exitCode = 1
}
