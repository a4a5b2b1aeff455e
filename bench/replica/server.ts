// A server that bench/replica.ts starts. With `--replica` it sends the reads outside of transactions there, apart from
// those of tables that a replica does not have.
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import type { Sql } from 'postgres'
import { buildApp } from '../../apps/server/src/app.ts'
import { connect } from '../../apps/server/src/database/connect.ts'
import { backlog } from '../../apps/server/src/http/connection-bounds.ts'
import { benchContext } from '../overload/context.ts'

const { values } = parseArgs({
  options: { database: { type: 'string' }, folder: { type: 'string' }, replica: { type: 'string' } },
})
const { database = '', folder = '', replica } = values

/** Statements of the unlogged tables, and of functions that write. */
const ofPrimary = /seen_nonces|signature_memory|request_rates|live_audience|\w+\(\$|insert|update|delete|for share/

const isForReplica = (text: unknown): boolean =>
  Array.isArray(text) && /^\s*(with|select)\b/.test(String(text[0])) && !ofPrimary.test(text.join('$'))

const split = (primary: Sql, other: Sql): Sql =>
  new Proxy(primary, {
    apply: (target, self, args) => Reflect.apply(isForReplica(args[0]) ? other : target, self, args),
  })

const poolOn = (url: string) => connect(url, { max: 10, name: 'foyer bench' })
const primary = poolOn(database)
const app = await buildApp(
  await benchContext(
    replica === undefined ? primary : split(primary, poolOn(replica)),
    folder,
    pino({ enabled: false }),
  ),
)
const address = await app.listen({ port: 0, host: '127.0.0.1', backlog })
process.send?.(Number(new URL(address).port))
process.once('disconnect', () => process.exit())
