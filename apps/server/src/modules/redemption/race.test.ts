import { randomUUID } from 'node:crypto'
import { voucherStates } from '@foyer/protocol/machines/rewards'
import type { Sql, TransactionSql } from 'postgres'
import { expect, test } from 'vitest'
import { transition } from '../../engine/transition.ts'
import { testTwoServers } from '../../testing/context.ts'
import { together, untilWaiting } from '../../testing/waiting.ts'
import { newcomers } from '../activities/testing.ts'
import { redeem } from './redeem.ts'
import { demoMerchant } from './seed.ts'
import { counterOf, granted, presents } from './testing.ts'

const { apps, context, second } = await testTwoServers()
const { db } = context
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

test('R13 two counters at two servers that scan one code at once redeem it once; the other one is shown when', async () => {
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

test('R13 one request sent twice at once redeems once, and both calls return the success', async () => {
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

test('R13 a call that is repeated while its first attempt commits returns the success of that attempt', async () => {
  const { id, qr } = await shown()
  const key = randomUUID()
  const [merchant] = await db<{ id: string }[]>`select id from merchants where code = ${demoMerchant.merchant}`
  const repetition: { reply?: Promise<unknown> } = {}
  const first = await db.begin(async (tx) => {
    // the repetition waits here, and finds everything committed that it reads later
    await tx`lock table presentations in access exclusive mode`
    repetition.reply = Promise.resolve(counters[1].redeem(qr, key))
    await untilWaiting(db, 1)
    const inThisTransaction = { begin: (act: (tx: TransactionSql) => unknown) => act(tx) } as unknown as Sql
    return redeem({ ...context, db: inThisTransaction }, Number(merchant?.id), { key, code: qr })
  })
  expect(await repetition.reply).toMatchObject({ status: 0, data: first })
  expect(await trailOf(id)).toHaveLength(1)
})

test('R13 one key for two codes at once redeems one of them and leaves the other unused', async () => {
  const vouchers = [await shown(), await shown()]
  const key = randomUUID()
  const replies = await Promise.all(vouchers.map(({ qr }, nth) => counters[nth === 0 ? 0 : 1].redeem(qr, key)))
  expect(replies.map(({ reason }) => reason ?? 'done').sort()).toEqual(['done', 'key_reused'])
  const states = await db`select status from rewards where id in ${db(vouchers.map(({ id }) => id))} order by status`
  expect(states.map(({ status }) => status)).toEqual(['available', 'used'])
})

test.each(['redeemed', 'revoked'])(
  'R13 of a concurrent redemption and revocation the first one succeeds and both return that result: %s',
  async (first) => {
    const { id, qr } = await shown()
    const waiting = async () =>
      (await db`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length
    const calls = {
      redeemed: async () => (await counters[0].redeem(qr)).reason ?? 'redeemed',
      revoked: async () => {
        const by = { actor: 'system', wall: context.clocks.wall() } as const
        return (await transition(second.db, voucherStates, { table: 'rewards', id }, 'revoke', by)) ?? 'too late'
      },
    }
    const results = await db.begin(async (tx) => {
      await hold(id)(tx)
      const queue = first === 'redeemed' ? [calls.redeemed, calls.revoked] : [calls.revoked, calls.redeemed]
      const running: Promise<string>[] = []
      for (const call of queue) {
        running.push(call())
        await expect.poll(waiting).toBe(running.length)
      }
      // wrapped in an object, because returned promises would be awaited before the lock is released
      return { running }
    })
    expect(await Promise.all(results.running)).toEqual(
      first === 'redeemed' ? ['redeemed', 'too late'] : ['revoked', 'reward_not_open'],
    )
    expect(await trailOf(id)).toHaveLength(1)
  },
)
