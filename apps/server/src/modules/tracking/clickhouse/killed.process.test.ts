import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { post, several, wireEvent } from '../testing.ts'
import { countWhere } from './table.ts'
import { appWithClickHouse, eventsIn, hasClickHouse } from './testing.ts'

const { app, context, clickhouse, variables } = await appWithClickHouse()
const { db } = context
const program = join(import.meta.dirname, '../../../testing/copy-events-process.ts')

const start = (url: string) =>
  spawn(process.execPath, [program, `${inject('applicationUrl')}/${db.options.database}`], {
    env: { ...process.env, ...variables, CLICKHOUSE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit'],
  })

/** Passes calls on to ClickHouse, and calls back after an insertion has happened, before its answer is passed on. */
const proxy = async (onInserted: () => void): Promise<string> => {
  const server = createServer((incoming, outgoing) => {
    const target = new URL(incoming.url ?? '', variables.CLICKHOUSE_URL)
    const { headers, method } = incoming
    const outbound = send(target, { method, headers }, (answer) => {
      if (target.searchParams.get('query')?.startsWith('INSERT')) return onInserted()
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(outbound)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe.runIf(hasClickHouse())('a killed worker', () => {
  test('T7 a worker that is killed after ClickHouse stored a batch leaves it to the next one, and no event counts twice', async () => {
    await post(app, several(Array.from({ length: 20 }, () => wireEvent())))
    const url = await proxy(() => doomed.kill('SIGKILL'))
    const doomed = start(url)
    const [, signal] = await once(doomed, 'exit')
    expect(signal).toBe('SIGKILL')
    expect(await countWhere(clickhouse, '1')).toBe(20)
    expect(await db`select 1 from tracking_backfill`).toHaveLength(1)

    await post(app, several(Array.from({ length: 5 }, () => wireEvent())))
    const [code] = await once(start(variables.CLICKHOUSE_URL ?? ''), 'exit')
    expect(code).toBe(0)
    expect(await eventsIn(clickhouse)).toBe(25)
    expect(await db`select id from tracking_outbox union all select 1 from tracking_backfill`).toEqual([])
  })
})
