// `npm run torture:claims [-- --seconds 120] [-- --callers 16] [-- --every 4] [-- --codes 100000]`: two servers on one
// embedded database, callers at full speed, and kill -9 of a server or of the database every few seconds. Exits 1 if
// records disagree at the end; see docs/operations.md.
import { parseArgs } from 'node:util'
import { isOfArrayTypes } from '../apps/server/src/database/array-types.ts'
import { torture } from './torture/run.ts'

// as in the server, because this process is also connected when the database is killed
process.on('unhandledRejection', (error) => {
  if (!isOfArrayTypes(error)) throw error
})
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    callers: { type: 'string', default: '16' },
    every: { type: 'string', default: '4' },
    codes: { type: 'string', default: '20000' },
  },
})
const { figures, faults } = await torture({
  seconds: Number(values.seconds),
  callers: Number(values.callers),
  every: Number(values.every),
  codes: Number(values.codes),
  say: (line) => console.log(line),
})
for (const [name, figure] of Object.entries(figures)) console.log(name.padEnd(20), String(figure).padStart(8))
for (const fault of faults) console.log(`FAULT ${fault}`)
console.log(faults.length === 0 ? 'All records agree.' : `${faults.length} faults.`)
process.exit(faults.length === 0 ? 0 : 1)
