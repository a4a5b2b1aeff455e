import { expect, test } from 'vitest'
import { wallClock } from '../../clocks.ts'
import { commandFixture } from '../../testing/run-command.ts'
import { machineClientsCommand } from './command.ts'
import { machineOf } from './machine-clients.ts'

const { db, secrets, running } = await commandFixture()
const run = running(machineClientsCommand)
const by = ['--by', 'Chan Tai Man']

test('a machine client is added before any staff exist, works with the printed token, is listed, and is closed', async () => {
  const added = await run('add', 'Prometheus', '--scope', 'metrics', '--scope', 'gifts', ...by)
  const [, id = '', token = ''] =
    /^(\S+) Prometheus: added\. Its token, shown only once:\n(\S+)\n$/.exec(added.out) ?? []
  expect([added.code, added.err]).toEqual([0, ''])
  const find = () => machineOf({ db, secrets }, token)
  expect(await find()).toEqual({ id, name: 'Prometheus', scopes: ['metrics', 'gifts'], lastUsedAt: null })
  expect((await run('list')).out).toBe(`${id} Prometheus: metrics, gifts; last used never\n`)
  expect(await run('close', id, ...by)).toEqual({ code: 0, out: `${id}: closed\n`, err: '' })
  expect(await find()).toBeUndefined()
  expect((await run('list')).out).toBe(`${id} Prometheus: closed; last used never\n`)
  const trail = await db`
    select event, detail, at <= ${new Date(wallClock())} as "isPast" from audit_entries where subject_id = ${id} order by id`
  const entry = { detail: { by: 'Chan Tai Man' }, isPast: true }
  expect(trail).toEqual([
    { event: 'add', ...entry },
    { event: 'close', ...entry },
  ])
})

test.each([
  [['add', 'Script', ...by]],
  [['add', 'Script', '--scope', 'everything', ...by]],
  [['add', 'Script', '--scope', 'gifts']],
  [['add', '--scope', 'gifts', ...by]],
  [['add', 'a'.repeat(61), '--scope', 'gifts', ...by]],
  [['close', 'x']],
  [['list', 'x']],
  [['open', 'x']],
  [[]],
])('%j is answered with the usage, and changes nothing', async (args) => {
  const before = await db`select count(*) from machine_clients`
  const { code, err } = await run(...args)
  expect([code, err]).toEqual([2, expect.stringContaining('Usage: foyer machine-clients')])
  expect(await db`select count(*) from machine_clients`).toEqual(before)
})

test('an unknown machine client cannot be closed', async () => {
  expect(await run('close', 'x', ...by)).toMatchObject({ code: 2, err: 'There is no machine client x.\n' })
})
