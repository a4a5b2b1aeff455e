// `npm run bench:tracker [-- bytes | main-thread | collector | overload | login ...] [-- --runs 3] [-- --rounds 5] [--
// --minutes 10] [-- --visits 9]`: the cost of the event tracker. Bytes of the SDK; main thread of 300 events for each
// sender, with a collector that is down; events stored durably per second, in alternation with bare batched inserts;
// memory of a server that is sent more than it can process; /loginPage with and without the tracker, in alternation.
// Exits 1 if a bar is missed.
import { parseArgs } from 'node:util'
import { measureBytes } from './tracker/bytes.ts'
import { measureCollector } from './tracker/collector.ts'
import { measureLogin } from './tracker/login.ts'
import { measureMainThread } from './tracker/main-thread.ts'
import { measureOverload } from './tracker/overload.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '10' },
    visits: { type: 'string', default: '9' },
  },
})

const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  bytes: measureBytes,
  'main-thread': () => measureMainThread(Number(values.runs)),
  collector: () => measureCollector(Number(values.rounds)),
  overload: () => measureOverload(Number(values.minutes)),
  login: () => measureLogin(Number(values.visits)),
}
let holds = true
for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  const part = parts[name]
  if (!part) throw new Error(`unknown part ${name}; parts are ${Object.keys(parts).join(', ')}`)
  if (!(await part())) holds = false
}
process.exit(holds ? 0 : 1)
