import { voucherStates } from '@foyer/protocol/machines/rewards'
import { expect, test } from 'vitest'
import { moveReward } from '../../engine/rewards/move.ts'
import { emptyApp } from '../../testing/context.ts'
import { joins, newcomers } from '../activities/testing.ts'
import { verify } from '../verification/verify.ts'
import { cash, described, ruleStaff, voucher } from './testing.ts'

const { app, context, clock } = await emptyApp()
const { db } = context
const staff = ruleStaff(app, context)
const someone = newcomers(app, context)
// sessions of staff end during the test
const reader = async () => (await staff.as('operations')).headers
const results = async (activity: number) => {
  const headers = await reader()
  const reply = await app.inject({ method: 'POST', url: '/staff/results', headers, payload: { activity } })
  return reply.json().data
}
const file = async (activity: number, table: string) =>
  app.inject({ url: `/staff/results/export?activity=${activity}&table=${table}`, headers: await reader() })

test('The results of an activity are those that the verification counts, by day and by item', async () => {
  await staff.activity(930)
  const formula = { 'zh-CN': '=1+1', 'zh-HK': '=1+1', 'en-US': '=HYPERLINK("http://evil","x")' }
  await staff.inForce(930, voucher({ ...described, name: formula, value: 4_000, stock: 9 }))
  for (let n = 0; n < 3; n++) {
    const { from, as } = await someone()
    await joins(from, as, 930)
    if (n === 0) clock.advance(86_400_000)
  }
  const { figures, differences } = await verify(context)
  expect(differences).toEqual([])
  const [used] = await db<{ id: string }[]>`select id from rewards where activity = 930 order by issued_at limit 1`
  const by = { actor: 'merchant', wall: context.clocks.wall() } as const
  await db.begin((tx) => moveReward(tx, voucherStates, used?.id ?? '', 'use', by))
  const { ledger, activity } = await results(930)
  expect([ledger.joins, ledger.grants]).toEqual([figures.participations, figures.rewards])
  expect(ledger).toMatchObject({ joins: 3, grants: 3, redeemed: 1, committed: 12_000, budget: 36_000, claimed: 0 })
  expect(
    ledger.days.map((one: { joins: number; grants: number; redeemed: number }) => [
      one.joins,
      one.grants,
      one.redeemed,
    ]),
  ).toEqual([
    [1, 1, 0],
    [2, 2, 1],
  ])
  expect(ledger.items).toMatchObject([
    { item: 'voucher', granted: 3, redeemed: 1, value: 12_000, redeemedValue: 4_000 },
  ])
  expect(activity).toMatchObject({ number: 930, source: 'data', kind: 'voucher' })
})

test('Claimed cash is the amount that left the account of the campaign, and what expired costs nothing', async () => {
  await staff.activity(931)
  await staff.inForce(931, cash())
  const { from, as } = await someone()
  await joins(from, as, 931)
  const [reward] = await db<{ id: string }[]>`select id from rewards where activity = 931`
  await db`update rewards set status = 'expired' where id = ${reward?.id ?? ''}`
  expect((await results(931)).ledger).toMatchObject({ committed: 0, claimed: 0, budget: 12_400 })
})

test('The tracker has visitors who consented by day, language and host, also with names that visitors made up', async () => {
  const row = (event: string, nth: number, host: string) => ({
    day: new Date(context.clocks.business()),
    happened_at: new Date(context.clocks.business() + nth),
    subject: Buffer.from(`visitor ${host}`),
    track_id: nth,
    received_at: new Date(context.clocks.wall()),
    type: 'track',
    event,
    identities: db.json({}),
    lib: db.json({}),
    properties: db.json({ activity: '930', language: 'en-US', host }),
  })
  const rows = [
    row('$pageview', 1, 'app'),
    row('activity_join_pressed', 2, 'app'),
    row('$pageview', 3, '<img onerror>'),
  ]
  await db`insert into tracking_events ${db(rows)}`
  const { tracker } = await results(930)
  expect(tracker).toMatchObject({
    seen: 2,
    pressed: 1,
    joined: 0,
    languages: [{ name: 'en-US', visitors: 2 }],
    hosts: [
      { name: '<img onerror>', visitors: 1 },
      { name: 'app', visitors: 1 },
    ],
  })
})

test('The files are of the same figures, and no text in them is a formula', async () => {
  const days = await file(930, 'days')
  expect(days.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(days.body.trim().split('\r\n').at(-1)).toMatch(/^\d{4}-\d\d-\d\d,2,2,1,2,1,0$/)
  const items = await file(930, 'items')
  expect(items.body).toContain('voucher,exchange_voucher,"\'=HYPERLINK(""http://evil"",""x"")",3,1,0,0,120,40')
  expect((await file(12_345, 'days')).json().reason).toBe('not_found')
})
