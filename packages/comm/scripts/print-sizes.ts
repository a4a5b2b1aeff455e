// `npm run size -w @foyer/comm`: brotli sizes of what a client loads. Exits with 1 above a limit.
import { measureSizes } from './sizes.ts'

for (const { what, bytes, bar } of await measureSizes()) {
  process.stdout.write(`${what.padEnd(52)} ${String(bytes).padStart(6)} B${bar ? `   at most ${bar} B` : ''}\n`)
  if (bar && bytes > bar) process.exitCode = 1
}
