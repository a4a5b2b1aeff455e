// A server that bench/overload.ts starts: as in production, on the database and with the keys that its arguments name.
// With `--unbounded` it admits every call at once.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { buildApp } from '../../apps/server/src/app.ts'
import { connect } from '../../apps/server/src/database/connect.ts'
import type { Admission } from '../../apps/server/src/http/admission/admit.ts'
import { classBounds } from '../../apps/server/src/http/admission/bounds.ts'
import { backlog } from '../../apps/server/src/http/connection-bounds.ts'
import { benchContext } from './context.ts'
import type { ServerFigures } from './order.ts'

const { values } = parseArgs({
  options: { database: { type: 'string' }, folder: { type: 'string' }, unbounded: { type: 'boolean', default: false } },
})
const { database = '', folder = '' } = values

const most = Number.MAX_SAFE_INTEGER
const everyCall = { ...classBounds.read, reserved: most, running: most }
const unbounded: Admission = {
  limit: { current: () => most, reached: () => undefined },
  classes: { redeem: everyCall, claim: everyCall, signIn: everyCall, read: everyCall },
}

const context = await benchContext(
  connect(database, { max: 10, name: 'foyer bench' }),
  folder,
  pino({ enabled: false }),
)
const app = await buildApp(context, values.unbounded ? unbounded : {})
const address = await app.listen({ port: 0, host: '127.0.0.1', backlog })
process.send?.(Number(new URL(address).port))

const delays = monitorEventLoopDelay({ resolution: 2 })
delays.enable()
let [cpu, since] = [process.cpuUsage(), performance.now()]
process.on('message', () => {
  const { user, system } = process.cpuUsage(cpu)
  const used = (user + system) / 1000
  const delay = { p50: delays.percentile(50) / 1e6, p99: delays.percentile(99) / 1e6, most: delays.max / 1e6 }
  process.send?.({ busy: used / (performance.now() - since), used, delay } satisfies ServerFigures)
  ;[cpu, since] = [process.cpuUsage(), performance.now()]
  delays.reset()
})
process.once('disconnect', () => process.exit())
