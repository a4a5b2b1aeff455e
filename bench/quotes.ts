// `npm run bench:quotes [-- --subscribers 1000] [-- --rounds 5] [-- --seconds 10]`: subscribers of quotes on one server
// process over HTTP. Each must receive each tick of its fifty codes once and in order, also after losing its
// connection. Processor time is compared with that of a bare node:http server that sends the same bytes, in
// alternation. Then the page on a phone: script per frame while fifty quotes tick at 4 Hz, at 4x CPU. Exits 1 if a tick
// is missing or a bar is missed.
import { parseArgs } from 'node:util'
import { measurePage } from './quotes/page.ts'
import { measureServer } from './quotes/server.ts'

const { values } = parseArgs({
  options: {
    subscribers: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
  },
})

const holds = await measureServer({
  subscribers: Number(values.subscribers),
  rounds: Number(values.rounds),
  length: Number(values.seconds) * 1000,
})
const pageHolds = await measurePage()
process.exit(holds && pageHolds ? 0 : 1)
