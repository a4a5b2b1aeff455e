import { randomUUID } from 'node:crypto'
import type { CampaignDetail, CampaignList, SavedCampaign } from '@foyer/api/staff/campaigns'
import type { TransactionSql } from 'postgres'
import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { inTurn, together } from '../../testing/waiting.ts'
import { publishWithin } from '../publishing/public.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { compileDocument } from './document.ts'
import { runCampaigns } from './due.ts'
import { holdCampaign, recordPublication } from './record.ts'
import { goodDocument, memberAt } from './testing.ts'

const { app, context, clock } = await emptyApp()
const { db } = context
const lee = await memberAt(app, context, 'author')
const wong = await memberAt(app, context, 'author', 'approver')
const chan = await memberAt(app, context, 'approver')
const ho = await memberAt(app, context, 'operations')
const minute = 60_000
const soon = () => Math.ceil(context.clocks.business() / minute) * minute + 10 * minute
let offset = 0
/** Moves the business clock, so that no session ends. */
const later = (time: number) => {
  offset += time
  clock.moveBusiness(offset)
}
let numbers = 7000
const nextNumber = () => ++numbers
const publicPage = async (number: number) => (await app.inject(`/api/activities/talk-${number}`)).json()
const titled = (number: number, english: string) =>
  goodDocument(number, ({ activity }) => {
    activity.title = { 'zh-CN': '春季讲座', 'en-US': english }
    activity.opens = '2020-01-05T09:00+08:00'
    activity.closes = '2039-02-05T18:00+08:00'
  })

test('A draft that one person wrote and another approved is published, and the trail says who did what', async () => {
  const number = nextNumber()
  const draft = await lee.write(titled(number, 'First'))
  expect((await lee.ask('submit', { ...draft, note: 'Please read the terms' })).outcome).toBe('done')
  const waiting = await chan.ask<CampaignList>('list', { filter: { waiting: true } })
  expect(waiting.campaigns.map(({ id }) => id)).toContain(draft.id)
  const { outcome, campaign } = await chan.ask('approve', draft)
  expect([outcome, campaign.summary.state, campaign.summary.liveRevision]).toEqual(['done', 'live', draft.revision])
  expect((await publicPage(number)).title['en-US']).toBe('First')
  expect(campaign.history.map(({ event, by }) => [event, by.name])).toEqual([
    ['publish', 'Test approver'],
    ['approve', 'Test approver'],
    ['submit', 'Test author'],
    ['save', 'Test author'],
    ['create', 'Test author'],
  ])
  const { campaigns } = await chan.ask<CampaignList>('list', { filter: { waiting: true } })
  expect(campaigns.map(({ id }) => id)).not.toContain(draft.id)
})

test('A campaign with faults is not submitted', async () => {
  const draft = await lee.write(goodDocument(nextNumber(), ({ page }) => page.blocks.pop()))
  const { outcome, campaign } = await lee.ask('submit', draft)
  expect([outcome, campaign.summary.state]).toEqual(['faulty', 'draft'])
  expect(campaign.faults).toMatchObject([{ code: 'block_missing', values: { kind: 'risk' }, block: null }])
})

test('SEC-9 nobody approves what they wrote or submitted, under any session', async () => {
  const draft = await wong.write(titled(nextNumber(), 'Own'))
  await lee.ask('submit', draft)
  expect((await wong.ask('approve', draft)).outcome).toBe('author')
  // the same person in another browser
  const again = await memberAt(app, context, 'approver')
  await db`update staff_sessions set member_id = ${wong.id} where member_id = ${again.id}`
  expect((await again.ask('approve', draft)).outcome).toBe('author')
  expect((await chan.open(draft.id)).summary.state).toBe('submitted')
  // the person who submitted another author's text is refused too
  const other = await lee.write(titled(nextNumber(), 'Other'))
  await wong.ask('submit', other)
  expect((await wong.ask('approve', other)).outcome).toBe('author')
  expect((await chan.ask('approve', other)).outcome).toBe('done')
})

test('SEC-9 an approval names the version that was looked at, and that of an older version is refused', async () => {
  const number = nextNumber()
  const draft = await lee.write(titled(number, 'Fair'))
  await lee.ask('submit', draft)
  await lee.ask('withdraw', draft)
  const saved = await lee.ask<{ revision: number }>('save', {
    id: draft.id,
    base: draft.revision,
    document: titled(number, 'Not looked at'),
  })
  await lee.ask('submit', { id: draft.id, revision: saved.revision })
  expect((await chan.ask('approve', draft)).outcome).toBe('older')
  // another moment of publishing is another version, too
  await lee.ask('withdraw', { id: draft.id, revision: saved.revision })
  const schedule = { publishAt: soon(), endAt: null }
  const planned = await lee.ask('schedule', { id: draft.id, revision: saved.revision, schedule })
  const { revision } = planned.campaign.summary
  await lee.ask('submit', { id: draft.id, revision })
  expect((await chan.ask('approve', { id: draft.id, revision: saved.revision })).outcome).toBe('older')
  expect((await chan.ask('approve', { id: draft.id, revision })).outcome).toBe('done')
  // a replayed approval changes nothing
  expect((await chan.ask('approve', { id: draft.id, revision })).outcome).toBe('state')
  expect((await publicPage(number)).status).not.toBe(0)
})

test('Of two approvals at once one wins', async () => {
  const other = await memberAt(app, context, 'approver')
  const draft = await lee.write(titled(nextNumber(), 'Race'))
  await lee.ask('submit', draft)
  const outcomes = await together(db, (tx) => tx`select from campaigns where id = ${draft.id} for update`, [
    () => chan.ask('approve', draft),
    () => other.ask('approve', draft),
  ])
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['done', 'state'])
  const { history } = await chan.open(draft.id)
  expect(history.filter(({ event }) => event === 'approve')).toHaveLength(1)
})

test('An approval and an operator who publishes at once do not wait for each other, and the later one counts', async () => {
  const number = nextNumber()
  const draft = await lee.write(titled(number, 'One'))
  await lee.ask('submit', draft)
  await chan.ask('approve', draft)
  const document = titled(number, 'Two')
  const { revision } = await lee.ask<{ revision: number }>('save', { id: draft.id, base: draft.revision, document })
  await lee.ask('submit', { id: draft.id, revision })
  const byOperator = () =>
    db.begin(async (tx) => {
      await holdCampaign(tx, number)
      const file = titled(number, 'File')
      const { isNew, updated } = await publishWithin(tx, compileDocument(file, 'sandbox', null), context.clocks.wall())
      const published = { number, document: file, changed: isNew || updated.length > 0, origin: 'operator' } as const
      const actor = { kind: 'operator', by: 'Ho' } as const
      await recordPublication(tx, published, { actor, wall: context.clocks.wall() })
      return 'published'
    })
  const block = async (tx: TransactionSql) => {
    await tx`select from campaigns where id = ${draft.id} for update`
  }
  const approval = async () => (await chan.ask('approve', { id: draft.id, revision })).outcome
  const [approved, published] = await together(db, block, inTurn<string>(db, [approval, byOperator]))
  expect([approved, published]).toEqual(['done', 'published'])
  const { summary, document: latest } = await lee.open(draft.id)
  expect(summary).toMatchObject({ state: 'live', updatedBy: { kind: 'operator', name: 'Ho' } })
  expect(latest.activity.title).toMatchObject({ 'en-US': 'File' })
  expect((await publicPage(number)).title['en-US']).toBe('File')
})

test('A return and a withdrawal at once have one winner', async () => {
  const draft = await lee.write(goodDocument(nextNumber()))
  const { revision } = draft
  await lee.ask('submit', { id: draft.id, revision })
  const acts = await together(db, (tx) => tx`select from campaigns where id = ${draft.id} for update`, [
    () => chan.ask('return', { id: draft.id, revision, reason: 'The title is wrong' }),
    () => lee.ask('withdraw', { id: draft.id, revision }),
  ])
  expect(acts.map(({ outcome }) => outcome).sort()).toEqual(['done', 'state'])
})

test('A returned campaign has its reason in the history and goes back to its author', async () => {
  const draft = await lee.write(titled(nextNumber(), 'Back'))
  await lee.ask('submit', draft)
  expect((await chan.call('return', { ...draft, reason: ' ' })).reason).toBe('invalid_request')
  const { campaign } = await chan.ask('return', { ...draft, reason: 'The terms miss the period' })
  expect(campaign.history[0]).toMatchObject({ event: 'return', reason: 'The terms miss the period', to: 'returned' })
  const { campaigns } = await lee.ask<CampaignList>('list', { filter: { waiting: true, state: 'returned' } })
  expect(campaigns.map(({ id }) => id)).toContain(draft.id)
})

test('An approved campaign is published at its moment by one of several servers, also late', async () => {
  const number = nextNumber()
  const draft = await lee.write(titled(number, 'Later'))
  const publishAt = soon()
  const endAt = publishAt + 60 * minute
  const { campaign } = await lee.ask('schedule', { ...draft, schedule: { publishAt, endAt } })
  const { revision } = campaign.summary
  await lee.ask('submit', { id: draft.id, revision })
  expect((await chan.ask('approve', { id: draft.id, revision })).campaign.summary.state).toBe('approved')
  await runCampaigns(context)
  expect((await publicPage(number)).title).toBeUndefined()
  later(20 * minute)
  await Promise.all([runCampaigns(context), runCampaigns(context)])
  expect(await publicPage(number)).toMatchObject({ version: 1, closesAt: endAt })
  const { summary, history } = await chan.open(draft.id)
  expect([summary.state, history[0]?.event, history[0]?.by.kind]).toEqual(['live', 'publish', 'system'])
  expect(history.filter(({ event }) => event === 'publish')).toHaveLength(1)
  later(60 * minute)
  await runCampaigns(context)
  expect((await chan.open(draft.id)).summary.state).toBe('closed')
})

test('Publishing stops and says why if the page is not what was approved', async () => {
  const number = nextNumber()
  const draft = await lee.write(titled(number, 'Approved'))
  const { campaign } = await lee.ask('schedule', { ...draft, schedule: { publishAt: soon(), endAt: null } })
  const { revision } = campaign.summary
  await lee.ask('submit', { id: draft.id, revision })
  await chan.ask('approve', { id: draft.id, revision })
  await db`update campaign_revisions set document = jsonb_set(document, '{activity,title,en-US}', '"Other"')
    where campaign = ${draft.id} and revision = ${revision}`
  later(20 * minute)
  await runCampaigns(context)
  const { summary, stopped, history } = await lee.open(draft.id)
  expect([summary.state, stopped?.[0]?.code]).toEqual(['returned', 'differs_from_approved'])
  expect(history[0]).toMatchObject({ event: 'stop', reason: expect.stringContaining('differ from the approved one') })
  expect((await publicPage(number)).title).toBeUndefined()
})

test('Publishing stops if another activity got the code meanwhile, and leaves nothing half done', async () => {
  const [one, other] = [nextNumber(), nextNumber()]
  const draft = await lee.write(titled(one, 'One'))
  const { campaign } = await lee.ask('schedule', { ...draft, schedule: { publishAt: soon(), endAt: null } })
  const { revision } = campaign.summary
  await lee.ask('submit', { id: draft.id, revision })
  await chan.ask('approve', { id: draft.id, revision })
  const rival = await lee.write(
    goodDocument(other, ({ activity }) =>
      Object.assign(activity, { code: `talk-${one}`, route: `/activityTemplate?code=talk-${one}` }),
    ),
  )
  await lee.ask('submit', rival)
  expect((await chan.ask('approve', rival)).outcome).toBe('done')
  later(20 * minute)
  await runCampaigns(context)
  const { stopped } = await lee.open(draft.id)
  expect(stopped).toMatchObject([{ path: 'activity.code', code: 'code_used' }])
  expect(await db`select from activities where number = ${one}`).toHaveLength(0)
})

test('A campaign that is closed early ends for clients at once, with its reason and the end before and after', async () => {
  const number = nextNumber()
  const draft = await lee.write(titled(number, 'Short'))
  await lee.ask('submit', draft)
  await chan.ask('approve', draft)
  expect((await publicPage(number)).phase).toBe('open')
  // a draft in work does not keep it open
  await lee.ask('save', { id: draft.id, base: draft.revision, document: titled(number, 'Next') })
  expect((await ho.call('close', { id: draft.id })).reason).toBe('invalid_request')
  const { outcome, campaign } = await ho.ask('close', { id: draft.id, reason: 'The partner withdrew' })
  expect([outcome, campaign.summary.state, campaign.summary.liveRevision]).toEqual(['done', 'closed', null])
  expect((await publicPage(number)).phase).toBe('ended')
  const [entry] = await db<{ detail: Record<string, unknown>; reason: string; staff_id: string }[]>`
    select detail, reason, staff_id from audit_entries where subject_id = ${draft.id} and event = 'close'`
  expect(entry).toMatchObject({ reason: 'The partner withdrew', staff_id: ho.id })
  expect(entry?.detail).toMatchObject({
    before: { closesAt: expect.any(Number) },
    after: { closesAt: expect.any(Number) },
  })
  expect((await ho.ask('close', { id: draft.id, reason: 'Again' })).outcome).toBe('state')
})

test('Closing before the activity opens means that it never opens', async () => {
  const number = nextNumber()
  const draft = await lee.write(
    goodDocument(number, ({ activity }) =>
      Object.assign(activity, { opens: '2038-01-05T09:00+08:00', closes: '2039-01-05T09:00+08:00' }),
    ),
  )
  await lee.ask('submit', draft)
  await chan.ask('approve', draft)
  await ho.ask('close', { id: draft.id, reason: 'A mistake' })
  expect((await publicPage(number)).phase).toBe('ended')
})

test('A live page stays while its next version is written, and its earlier authors may approve the next', async () => {
  const number = nextNumber()
  const draft = await wong.write(titled(number, 'One'))
  await wong.ask('submit', draft)
  await chan.ask('approve', draft)
  const saved = await lee.ask<SavedCampaign>('save', {
    id: draft.id,
    base: draft.revision,
    document: titled(number, 'Two'),
  })
  if (saved.outcome !== 'saved') throw new Error(saved.outcome)
  const next = { id: draft.id, revision: saved.revision }
  expect((await lee.open(draft.id)).summary).toMatchObject({ state: 'draft', liveRevision: draft.revision })
  expect((await publicPage(number)).title['en-US']).toBe('One')
  await lee.ask('submit', next)
  expect((await wong.ask('approve', next)).outcome).toBe('done')
  expect((await publicPage(number)).title['en-US']).toBe('Two')
})

test('A reverted draft has the text of an older revision and its authors, who may not approve it', async () => {
  const number = nextNumber()
  const draft = await wong.write(titled(number, 'One'))
  await wong.ask('submit', draft)
  await wong.ask('withdraw', draft)
  const saved = await lee.ask<{ revision: number }>('save', {
    id: draft.id,
    base: draft.revision,
    document: titled(number, 'Two'),
  })
  const { campaign } = await lee.ask('revert', { id: draft.id, revision: saved.revision, to: draft.revision })
  expect(campaign.document.activity.title).toMatchObject({ 'en-US': 'One' })
  const { revision } = campaign.summary
  await lee.ask('submit', { id: draft.id, revision })
  expect((await wong.ask('approve', { id: draft.id, revision })).outcome).toBe('author')
})

test('A published campaign keeps the number of its activity', async () => {
  const draft = await lee.write(titled(nextNumber(), 'Number'))
  await lee.ask('submit', draft)
  await chan.ask('approve', draft)
  const saved = await lee.ask<SavedCampaign>('save', {
    id: draft.id,
    base: draft.revision,
    document: titled(nextNumber(), 'N'),
  })
  expect(saved).toMatchObject({ outcome: 'saved', faults: [{ path: 'activity.number', code: 'number_stays' }] })
})

test('The schedule is checked against the period, and its faults are named', async () => {
  const draft = await lee.write(titled(nextNumber(), 'Plan'))
  const schedule = { publishAt: soon() + 1, endAt: Date.parse('2040-01-01T00:00Z') }
  const { campaign } = await lee.ask('schedule', { ...draft, schedule })
  expect(campaign.faults.map(({ path, code }) => [path, code])).toEqual([
    ['schedule.publishAt', 'moment_minute'],
    ['schedule.endAt', 'end_after_close'],
  ])
  const { revision } = campaign.summary
  expect((await lee.ask('submit', { id: draft.id, revision })).outcome).toBe('faulty')
})

test('SEC-9 an approval and an early end need a recent proof of identity', async () => {
  const draft = await lee.write(titled(nextNumber(), 'Proof'))
  await lee.ask('submit', draft)
  const late = await staffWith(context, 'approver', 'operations')
  await db`update staff_sessions set proved_at = proved_at - interval '6 minutes' where member_id = ${late.id}`
  for (const [name, body] of [
    ['approve', draft],
    ['close', { id: draft.id, reason: 'No proof' }],
  ] as const)
    expect((await chan.call(name, body, late.headers)).reason).toBe('proof_needed')
})

test('The same key creates one campaign, and never opens that of another person', async () => {
  const key = randomUUID()
  const one = await lee.ask<CampaignDetail>('create', { key, title: '一' })
  expect((await lee.ask<CampaignDetail>('create', { key, title: '一' })).summary.id).toBe(one.summary.id)
  expect((await wong.call('create', { key, title: '一' })).reason).toBe('not_found')
})

test('A copy has the text of the other campaign without its number, code and address', async () => {
  const draft = await lee.write(titled(nextNumber(), 'Source'))
  const { document, summary } = await wong.ask<CampaignDetail>('create', { key: randomUUID(), from: draft.id })
  expect(document.activity).toMatchObject({ title: { 'en-US': 'Source' } })
  expect([document.activity.number, document.activity.code, document.activity.route]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(summary).toMatchObject({ state: 'draft', number: null, code: null })
})
