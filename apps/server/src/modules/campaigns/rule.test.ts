import type { DraftDocument } from '@foyer/api/staff/campaigns'
import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { ruleInForce } from '../activities/public.ts'
import { runCampaigns } from './due.ts'
import { goodDocument, memberAt, type TestMember } from './testing.ts'

const { app, context, clock } = await emptyApp()
const { db } = context
const lee = await memberAt(app, context, 'author')
const chan = await memberAt(app, context, 'approver')
const minute = 60_000
let numbers = 7500
const nextNumber = () => ++numbers

const texts = { 'zh-CN': '咖啡券', 'zh-HK': '咖啡券', 'en-US': 'Coffee' }
const voucher = (changes: object = {}) => ({
  kind: 'voucher' as const,
  parameters: {
    ...{ name: texts, note: texts, usage: texts },
    ...{ value: 3000, validDays: 30, codes: 'generated', stock: 20, ...changes },
  },
})
const withRule = (number: number, rule: DraftDocument['rule']): DraftDocument =>
  goodDocument(number, (document) => {
    document.activity.opens = '2020-01-05T09:00+08:00'
    document.activity.closes = '2039-02-05T18:00+08:00'
    document.rule = rule
  })
const saveNext = async (by: TestMember, id: string, base: number, document: DraftDocument) => {
  const { revision } = await by.ask<{ revision: number }>('save', { id, base, document })
  return { id, revision }
}
const decisions = (number: number) => db`
  select status, proposed_by, decided_by, parameters ->> 'stock' as stock from activity_rules
  where activity = ${number} order by revision`

test('R1 the rule of a campaign is approved with its page by another person, and in force with it', async () => {
  const number = nextNumber()
  const draft = await lee.write(withRule(number, voucher()))
  await lee.ask('submit', draft)
  expect(await ruleInForce(db, number)).toBeUndefined()
  expect((await chan.ask('approve', draft)).outcome).toBe('done')
  expect(await ruleInForce(db, number)).toMatchObject({ activity: number, grants: [{ type: 'exchange_voucher' }] })
  expect([...(await decisions(number))]).toEqual([
    { status: 'approved', proposed_by: lee.id, decided_by: chan.id, stock: '20' },
  ])
})

test('The rule of a scheduled campaign is in force from the moment of its page', async () => {
  const number = nextNumber()
  const publishAt = Math.ceil(context.clocks.business() / minute) * minute + 10 * minute
  const draft = await lee.write(withRule(number, voucher()))
  await lee.ask('schedule', { ...draft, schedule: { publishAt, endAt: null } })
  const planned = { id: draft.id, revision: draft.revision + 1 }
  await lee.ask('submit', planned)
  expect((await chan.ask('approve', planned)).campaign.summary.state).toBe('approved')
  await runCampaigns(context)
  expect(await ruleInForce(db, number)).toBeUndefined()
  clock.moveBusiness(11 * minute)
  await runCampaigns(context)
  clock.moveBusiness(0)
  expect(await ruleInForce(db, number)).toMatchObject({ activity: number })
  expect(await decisions(number)).toMatchObject([{ proposed_by: lee.id, decided_by: chan.id }])
})

test('A campaign whose rule has faults is not submitted, and each fault names its field', async () => {
  const draft = await lee.write(withRule(nextNumber(), voucher({ stock: 0, value: undefined })))
  const { outcome, campaign } = await lee.ask('submit', draft)
  expect(outcome).toBe('faulty')
  expect(campaign.faults.map(({ path, code, values }) => [path, code, values.fault]).sort()).toEqual([
    ['rule.parameters.stock', 'rule', 'too_small'],
    ['rule.parameters.value', 'rule', 'not_number'],
  ])
})

test('A new revision of a live campaign may give more and not less than its rule in force', async () => {
  const number = nextNumber()
  const draft = await lee.write(withRule(number, voucher()))
  await lee.ask('submit', draft)
  await chan.ask('approve', draft)
  const less = await saveNext(lee, draft.id, draft.revision, withRule(number, voucher({ stock: 10 })))
  const refused = await lee.ask('submit', less)
  expect([refused.outcome, refused.campaign.faults.map(({ values }) => values.fault)]).toEqual([
    'faulty',
    ['stock_lower'],
  ])
  const more = await saveNext(lee, draft.id, less.revision, withRule(number, voucher({ stock: 30 })))
  await lee.ask('submit', more)
  expect((await chan.ask('approve', more)).outcome).toBe('done')
  expect((await decisions(number)).map(({ stock }) => stock)).toEqual(['20', '30'])
})

test('SEC-9 a rule that differs from the approved one is not put in force', async () => {
  const number = nextNumber()
  const publishAt = Math.ceil(context.clocks.business() / minute) * minute + 10 * minute
  const draft = await lee.write(withRule(number, voucher()))
  await lee.ask('schedule', { ...draft, schedule: { publishAt, endAt: null } })
  const planned = { id: draft.id, revision: draft.revision + 1 }
  await lee.ask('submit', planned)
  await chan.ask('approve', planned)
  await db`
    update campaign_revisions set document = jsonb_set(document, '{rule,parameters,value}', '900000')
    where campaign = ${draft.id} and revision = ${planned.revision}`
  clock.moveBusiness(11 * minute)
  await runCampaigns(context)
  clock.moveBusiness(0)
  const { summary, stopped } = await lee.open(draft.id)
  expect([summary.state, stopped?.map(({ code }) => code)]).toEqual(['returned', ['differs_from_approved']])
  expect(await ruleInForce(db, number)).toBeUndefined()
})
