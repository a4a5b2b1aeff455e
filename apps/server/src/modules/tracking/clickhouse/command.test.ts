import { describe, expect, test } from 'vitest'
import { migrateDatabase } from '../../../cli/migrate.ts'
import { clickhouseFindings } from '../../../doctor/clickhouse.ts'
import { modules } from '../../../modules/all.ts'
import { variablesOf } from '../../../testing/database.ts'
import { captured } from '../../../testing/run-command.ts'
import { at, post, several, wireEvent } from '../testing.ts'
import { eventsCommand } from './command.ts'
import { copyEvents } from './jobs.ts'
import { table } from './table.ts'
import { appWithClickHouse, hasClickHouse } from './testing.ts'

const { app, context, clickhouse, variables } = await appWithClickHouse()
const { db } = context
const run = (args: readonly string[], more: NodeJS.ProcessEnv = variables) =>
  captured((output) => eventsCommand.run(args, { ...variablesOf(db), ...more }, output, async () => modules))
const copy = () => copyEvents(context, clickhouse)
const day = 86_400_000

describe.runIf(hasClickHouse())('foyer events', () => {
  test('T7 nothing can be compared or copied again before the copying has started', async () => {
    expect((await run(['status'])).out).toBe('Events are not copied to ClickHouse.\n')
    expect(await run(['backfill'])).toMatchObject({ code: 2, err: expect.stringContaining('run foyer migrate') })
    expect(await clickhouseFindings(context.environment)).toEqual([
      {
        check: 'clickhouse',
        status: 'fault',
        message: expect.stringContaining('does not exist: run foyer migrate'),
      },
    ])
    expect(await run(['compare'], {})).toMatchObject({ code: 2, err: 'CLICKHOUSE_URL is not set.\n' })
  })

  test('T7 foyer migrate creates the table and starts the copying, and says in one sentence if ClickHouse is away', async () => {
    const migrate = (more: NodeJS.ProcessEnv) =>
      captured((output) => migrateDatabase({ ...variablesOf(db), ...variables, ...more }, output))
    expect(await migrate({ CLICKHOUSE_URL: 'http://127.0.0.1:9' })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^ClickHouse: it did not answer completely\.\n$/m),
    })
    expect((await run(['status'])).out).toBe('Events are not copied to ClickHouse.\n')
    expect((await migrate({})).code).toBe(0)
    expect((await run(['status'])).out).toBe('0 events wait; 0 days are copied as a whole.\n')
    expect(await clickhouseFindings(context.environment)).toMatchObject([{ status: 'ok' }])
  })

  test('T7 foyer events compare names the days that differ, and a backfill makes them equal', async () => {
    const events = [0, 1, 2].map((ago) => wireEvent('track', { time: at - ago * day }))
    await post(app, several(events))
    await copy()
    expect(await run(['compare'])).toMatchObject({
      code: 0,
      out: '3 days are equal, 0 differ; 0 events wait to be copied.\n',
    })
    await clickhouse.run(`ALTER TABLE ${table} DROP PARTITION '2026-01-05'`)
    await clickhouse.run(
      `INSERT INTO ${table} (day, received_day, track_id) VALUES ('2026-01-04', '2026-01-05', 1), ('2026-01-02', '2026-01-05', 1)`,
    )
    const { code, out } = await run(['compare', '--from', '2026-01-02', '--to', '2026-01-05'])
    expect([code, out]).toEqual([
      1,
      '2026-01-02: 0 events, 1 in ClickHouse\n2026-01-04: 1 events, 2 in ClickHouse\n2026-01-05: 1 events, 0 in ClickHouse\n1 days are equal, 3 differ; 0 events wait to be copied.\n',
    ])
    expect((await run(['backfill'])).out).toBe('A worker will copy 4 days again.\n')
    expect((await run(['status'])).out).toBe('0 events wait; 4 days are copied as a whole.\n')
    await copy()
    expect((await run(['compare'])).code).toBe(0)
  })

  test('T7 after foyer events stop nothing is queued any more', async () => {
    expect((await run(['stop'])).code).toBe(0)
    await post(app, several([wireEvent()]))
    expect(await db`select 1 from tracking_outbox`).toEqual([])
  })

  test.each([
    ['no command', []],
    ['an unknown command', ['erase']],
    ['an impossible day', ['compare', '--from', '2026-02-30']],
    ['a day for a command without days', ['stop', '--to', '2026-01-05']],
  ])('%s prints the usage and exits with 2', async (_, args) => {
    expect(await run(args)).toMatchObject({ code: 2, err: expect.stringContaining('Usage: foyer events') })
  })

  test('ClickHouse that is away is reported in one sentence, without its password', async () => {
    await copy()
    const { code, err } = await run(['compare'], { ...variables, CLICKHOUSE_URL: 'http://127.0.0.1:9' })
    expect([code, err]).toEqual([2, 'ClickHouse: it did not answer completely.\n'])
  })
})
