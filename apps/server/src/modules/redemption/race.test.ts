import { randomUUID } from 'node:crypto'
import { voucherStates } from '@foyer/contract/machines/rewards'
import type { TransactionSql } from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { connect } from '../../database/connect.ts'
import { transition } from '../../engine/transition.ts'
import { seed } from '../../seeds.ts'
import { testContext } from '../../testing/context.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { together } from '../../testing/waiting.ts'
import { newcomers } from '../activities/testing.ts'
import { counterOf, granted, presents } from './testing.ts'

/** Two servers, each with connections of its own, on one database; a counter at each. */
const { url, drop } = await createTestDatabase()
const pools = [
  connect(url, { max: 8, name: 'foyer test one' }),
  connect(url, { max: 8, name: 'foyer test two' }),
] as const
const { context } = await testContext({ db: pools[0] })
const { db } = context
await seed(context)
const apps = [await buildApp(context), await buildApp({ ...context, db: pools[1] })] as const
afterAll(async () => {
  for (const app of apps) await app.close()
  for (const pool of pools) await pool.end({ timeout: 5 })
  await drop()
})
const someone = newcomers(apps[0], context)
const counters = [await counterOf(apps[0]), await counterOf(apps[1])] as const

const shown = async () => {
  const person = await someone()
  const { id } = await granted(apps[0], person.mobile)
  const { qr, code } = (await presents(person, id)).data.presentation
  return { id, qr, code }
}
const hold = (id: string) => (tx: TransactionSql) => tx`select from rewards where id = ${id} for update`
const trailOf = (id: string) =>
  db<{ event: string; actor: string }[]>`
    select event, actor from audit_entries where subject_id = ${id} and event <> 'grant' order by id`

test('R13 two counters at two servers that scan one code at once redeem it once; the other one is told when', async () => {
  const { id, qr, code } = await shown()
  const replies = await together(db, hold(id), [
    () => counters[0].redeem(qr),
    () => counters[1].redeem(qr),
    () => counters[0].redeem(code),
    () => counters[1].redeem(code),
  ])
  const [done] = replies.filter(({ status }) => status === 0)
  const refused = replies.filter(({ status }) => status !== 0)
  expect(refused).toHaveLength(3)
  for (const reply of refused)
    expect(reply).toMatchObject({ reason: 'code_used', detail: { usedAt: done.data.usedAt } })
  expect([...(await trailOf(id))]).toEqual([{ event: 'use', actor: 'merchant' }])
})

test('R13 one try that is sent twice at once is done once, and both are told that it was', async () => {
  const { id, qr } = await shown()
  const key = randomUUID()
  const replies = await together(
    db,
    hold(id),
    counters.map((counter) => () => counter.redeem(qr, key)),
  )
  expect(replies[0]).toMatchObject({ status: 0 })
  expect(replies[1]).toEqual(replies[0])
  expect(await trailOf(id)).toHaveLength(1)
})

test('R13 one key for two codes at once redeems one of them, and nothing of the other', async () => {
  const vouchers = [await shown(), await shown()]
  const key = randomUUID()
  const replies = await Promise.all(vouchers.map(({ qr }, nth) => counters[nth === 0 ? 0 : 1].redeem(qr, key)))
  expect(replies.map(({ reason }) => reason ?? 'done').sort()).toEqual(['done', 'key_reused'])
  const states = await db`select status from rewards where id in ${db(vouchers.map(({ id }) => id))} order by status`
  expect(states.map(({ status }) => status)).toEqual(['available', 'used'])
})

test.each(['redeemed', 'revoked'])(
  'R13 of a redemption and a revocation at once the first wins, and both know: %s',
  async (first) => {
    const { id, qr } = await shown()
    const waiting = async () =>
      (await db`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length
    const calls = {
      redeemed: async () => (await counters[0].redeem(qr)).reason ?? 'redeemed',
      revoked: async () => {
        const by = { actor: 'operator', wall: context.clocks.wall() } as const
        return (await transition(pools[1], voucherStates, { table: 'rewards', id }, 'revoke', by)) ?? 'too late'
      },
    }
    const told = await db.begin(async (tx) => {
      await hold(id)(tx)
      const queue = first === 'redeemed' ? [calls.redeemed, calls.revoked] : [calls.revoked, calls.redeemed]
      const running: Promise<string>[] = []
      for (const call of queue) {
        running.push(call())
        await expect.poll(waiting, { timeout: 10_000 }).toBe(running.length)
      }
      // in an object, since promises that are returned would be awaited before the lock is let go
      return { running }
    })
    expect(await Promise.all(told.running)).toEqual(
      first === 'redeemed' ? ['redeemed', 'too late'] : ['revoked', 'reward_not_open'],
    )
    expect(await trailOf(id)).toHaveLength(1)
  },
)
