import { randomUUID } from 'node:crypto'
import { campaignEndpoints } from '@foyer/api/endpoints/campaigns'
import type { CampaignDetail } from '@foyer/api/staff/campaigns'
import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { goodDocument, memberAt } from './testing.ts'

const { app, context } = await emptyApp()
const { db } = context
const lee = await memberAt(app, context, 'author')
const chan = await memberAt(app, context, 'approver', 'operations')
const markup = '<img src=x onerror=alert(1)>'

const acts = Object.entries(campaignEndpoints).filter(([, { access }]) => 'changes' in access)
const draft = await lee.write(goodDocument(800))
const onRevision = { id: draft.id, revision: draft.revision }
const bodies: Readonly<Record<string, object>> = {
  create: { key: randomUUID() },
  save: { id: draft.id, base: draft.revision, document: goodDocument(800) },
  lock: { id: draft.id },
  unlock: { id: draft.id },
  submit: onRevision,
  withdraw: onRevision,
  return: { ...onRevision, reason: 'Because' },
  approve: onRevision,
  schedule: { ...onRevision, schedule: { publishAt: null, endAt: null } },
  close: { id: draft.id, reason: 'Because' },
  revert: { ...onRevision, to: 1 },
  'comments/add': { ...onRevision, key: randomUUID(), block: null, text: 'Text' },
  'comments/resolve': { id: draft.id, comment: randomUUID() },
  'previews/create': { ...onRevision, hours: 1 },
  'previews/end': { id: draft.id, preview: randomUUID() },
}
const names = acts.map(([call]) => call.replace('POST /staff/campaigns/', ''))
const stored = async () =>
  JSON.stringify([await db`select * from campaigns order by id`, await db`select count(*) from audit_entries`])

test('SEC-9 a page of another origin performs no act, whatever it sends', async () => {
  expect(names.sort()).toEqual(Object.keys(bodies).sort())
  const before = await stored()
  for (const name of names)
    for (const hostile of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://other.example' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
    ]) {
      for (const member of [lee, chan]) {
        const reply = await member.call(name, bodies[name] ?? {}, { ...member.headers, ...hostile })
        expect([name, reply.status >= 400], JSON.stringify(hostile)).toEqual([name, true])
      }
    }
  expect(await stored()).toBe(before)
})

test('SEC-9 no act accepts a field that it does not declare, such as an author, a state or an approver', async () => {
  const before = await stored()
  for (const name of names)
    for (const extra of [{ status: 'live' }, { authors: [] }, { approvedBy: lee.id }, { by: chan.id }]) {
      const member = ['return', 'approve', 'close'].includes(name) ? chan : lee
      const { status, reason } = await member.call(name, { ...bodies[name], ...extra })
      expect([name, status, reason]).toEqual([name, 400, 'invalid_request'])
    }
  expect(await stored()).toBe(before)
})

test('SEC-9 markup in every text is stored and returned as text, and no page is published with it', async () => {
  const { summary } = await lee.ask<CampaignDetail>('create', { key: randomUUID(), title: markup })
  const { id } = summary
  const document = goodDocument(801, ({ activity, page }) => {
    activity.title = { 'zh-CN': markup, 'en-US': markup }
    page.blocks.push({ kind: markup }, { kind: 'text', paragraphs: [{ 'zh-CN': markup, 'en-US': markup }] })
  })
  const saved = await lee.ask<{ revision: number }>('save', { id, base: 1, document })
  const { revision } = saved
  await lee.ask('comments/add', { id, revision, key: randomUUID(), block: null, text: markup })
  const reply = await app.inject({
    method: 'POST',
    url: '/staff/campaigns/open',
    payload: { id },
    headers: lee.headers,
  })
  expect(reply.headers['content-type']).toContain('application/json')
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  const detail: CampaignDetail = reply.json().data
  expect(detail.summary.title['en-US']).toBe(markup)
  expect(detail.comments[0]?.text).toBe(markup)
  expect(detail.faults.filter(({ code }) => code === 'html').map(({ path }) => path)).toContain('activity.title.en-US')
  expect((await lee.ask('submit', { id, revision })).outcome).toBe('faulty')
  const good = await lee.write(goodDocument(802))
  await lee.ask('submit', { ...good, note: markup })
  const { campaign } = await chan.ask('return', { ...good, reason: markup })
  expect(campaign.history[0]?.reason).toBe(markup)
})

test('SEC-9 an id or revision that does not exist is refused by every call', async () => {
  for (const [name, body] of Object.entries(bodies)) {
    if (name === 'create' || name === 'schedule') continue
    const member = ['return', 'approve', 'close'].includes(name) ? chan : lee
    const unknown = await member.call(name, { ...body, id: randomUUID() })
    expect([name, unknown.reason]).toEqual([name, 'not_found'])
    expect([name, (await member.call(name, { ...body, id: "1' or true" })).status]).toEqual([name, 400])
  }
  expect((await lee.call('revisions/open', { id: draft.id, revision: 99 })).reason).toBe('not_found')
  expect((await lee.call('revert', { ...onRevision, to: 99 })).reason).toBe('not_found')
  expect((await lee.call('list', { filter: {}, after: "1.x' or true" })).status).toBeLessThan(500)
})
