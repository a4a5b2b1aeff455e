// `npm run chaos [-- --minutes 10] [-- --seed 1] [-- --persons 12] [-- --clients 4] [-- --codes 2000] [-- --short]
// [-- --only 'kill -9'] [-- --verbose]`:
// two servers and a worker on a database of their own, mixed traffic, and a fault every few seconds. Afterwards
// everything is healed, and the answers of every caller are compared with the records. Exits 1 if anything differs; see
// docs/operations.md.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { isOfArrayTypes } from '../apps/server/src/database/array-types.ts'
import { chaos } from './chaos/run.ts'

// as in the server, because this process is also connected when the database is killed
process.on('unhandledRejection', (error) => {
  if (!isOfArrayTypes(error)) throw error
})
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    persons: { type: 'string', default: '12' },
    clients: { type: 'string', default: '4' },
    codes: { type: 'string', default: '2000' },
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
console.log(`seed ${seed}`)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}; the seed was ${seed}`)))
const { faults, figures, passing, differences, latest, folder } = await chaos({
  seed,
  seconds: Number(values.minutes) * 60,
  atOnce: { persons: Number(values.persons), clients: Number(values.clients) },
  codes: Number(values.codes),
  isShort: values.short,
  only: values.only,
  signal: stopping.signal,
  say: (line) => console.log(line),
  ...(values.verbose && { sayFault: (line) => console.log(line) }),
}).catch((error: unknown): never => {
  console.log(error)
  console.log(`The run did not end. Run it again with --seed ${seed}`)
  process.exit(1)
})
const print = (all: Readonly<Record<string, number>>) => {
  for (const [name, count] of Object.entries(all)) console.log(name.padEnd(60), String(count).padStart(8))
  console.log('')
}
print(faults)
print(passing)
print(figures)
if (differences.length > 0) {
  console.log(`\nThe latest faults:\n${latest.join('\n')}`)
  for (const { found, history } of differences.slice(0, 20))
    console.log(`\nDIFFERENCE ${found}\n${history?.lines().join('\n') ?? ''}`)
  console.log(`\n${differences.length} differences. The logs are in ${folder}.`)
}
console.log(differences.length === 0 ? `No difference. Seed ${seed}` : `Run it again with --seed ${seed}`)
process.exit(differences.length === 0 ? 0 : 1)
