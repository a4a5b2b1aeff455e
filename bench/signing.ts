// `npm run bench:signing [-- --runs 2000]`: the client's cost of signing a call with a body of 512 bytes, with and
// without JIT, compared with the minimum in node:crypto: one SHA-256 and one HMAC. Exits 1 above the bar of
// architecture §5.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { idle } from './runner/idle.ts'
import { median, ninetieth } from './runner/statistics.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '2000' } } })
/** milliseconds without JIT */
const bar = 1

const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
await build({
  logLevel: 'error',
  configFile: false,
  build: {
    ssr: join(import.meta.dirname, 'signing/timed.ts'),
    outDir: folder,
    rolldownOptions: { output: { entryFileNames: 'timed.mjs' } },
  },
  ssr: { noExternal: true },
})

const measure = (flags: readonly string[]): Record<'client' | 'floor', number[]> =>
  JSON.parse(execFileSync(process.execPath, [...flags, join(folder, 'timed.mjs'), values.runs], { encoding: 'utf8' }))

await idle()
const modes = [
  { name: 'with JIT', times: measure([]) },
  { name: 'without JIT', times: measure(['--jitless']) },
]
rmSync(folder, { recursive: true })

console.log(`\nthree-layer signature of a body of 512 bytes, ${values.runs} runs, microseconds\n`)
console.log('                     median       p90    floor median')
for (const { name, times } of modes) {
  const figures = [median(times.client), ninetieth(times.client), median(times.floor)]
  console.log(`${name.padEnd(18)} ${figures.map((figure) => figure.toFixed(1).padStart(9)).join(' ')}`)
}
const slow = modes.filter(({ times }) => ninetieth(times.client) > bar * 1000)
for (const { name } of slow) console.log(`${name}: above ${bar} ms`)
process.exit(slow.length > 0 ? 1 : 0)
