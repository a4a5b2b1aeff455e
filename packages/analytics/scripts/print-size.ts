// `npm run size -w @foyer/analytics`: brotli bytes of what a page loads to be tracked. Exits with 1 above the limit.
import { measureSize } from './sizes.ts'

const bar = 8 * 1024
const bytes = await measureSize()
process.stdout.write(`the event tracker, in one file ${bytes} B   at most ${bar} B\n`)
if (bytes > bar) process.exitCode = 1
