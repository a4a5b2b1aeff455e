import { activityDetail } from '@foyer/api/activities'
import type { PreviewSeen } from '@foyer/api/preview'
import { previewName } from '@foyer/api/preview'
import { draftPreview } from '@foyer/api/staff/editor'
import { expect, test } from 'vitest'
import { smallCampaign } from '../../../testing/campaign.ts'
import { testApp } from '../../../testing/context.ts'
import { staffWith } from '../../staff/testing/callers.ts'

const { app, context } = await testApp()
const { headers } = await staffWith(context, 'author')

const draftOf = async (document: unknown) => {
  const payload = JSON.stringify({ document })
  const reply = await app.inject({ method: 'POST', url: '/staff/editor/draft', headers, payload })
  expect(reply.statusCode).toBe(200)
  return draftPreview.parse(reply.json().data)
}
const everyone: PreviewSeen = { person: 'login', country: 'elsewhere', at: null }
const show = async (token: string, seen: Partial<PreviewSeen> = {}, code = 'spring-talk') => {
  const name = previewName(token, { ...everyone, ...seen })
  return activityDetail.parse((await app.inject(`/api/activities/${code}?preview=${name}`)).json())
}

test('the draft of a document shows it', async () => {
  const draft = await draftOf(smallCampaign())
  expect(draft).toMatchObject({ route: '/activityTemplate?code=spring-talk', omitted: [] })
  expect(await show(draft.token)).toMatchObject({
    preview: true,
    title: { 'zh-HK': '春季講座' },
    previewGate: 'available',
  })
})

test('a document with faults is shown as far as possible: gaps in texts, without the blocks that cannot be shown', async () => {
  const { activity, page } = smallCampaign()
  const blocks = [
    { kind: 'hero', title: { 'zh-CN': '<img src=x onerror=alert(1)>' }, lead: { 'zh-CN': '', 'en-US': 'Look' } },
    { kind: 'image', media: 'no-such.svg', alt: null },
    { kind: 'dance' },
    null,
    ...(page.blocks as unknown[]),
  ]
  const draft = await draftOf({ schema: 1, activity: { ...activity, opens: 'soon' }, page: { blocks } })
  expect(draft.omitted).toEqual([1, 2, 3])
  const { blocks: shown } = await show(draft.token)
  expect(shown[0]).toEqual({
    kind: 'hero',
    title: { 'zh-CN': '<img src=x onerror=alert(1)>', 'zh-HK': '<img src=x onerror=alert(1)>', 'en-US': '…' },
    lead: { 'zh-CN': '…', 'zh-HK': '…', 'en-US': 'Look' },
  })
})

test('an empty document has a draft too', async () => {
  const draft = await draftOf({})
  expect(await show(draft.token, {}, 'draft')).toMatchObject({ blocks: [], joinLevel: null })
})

test.each([
  [{ person: 'visitor' }, 'anonymous'],
  [{ person: 'register' }, 'registered'],
  [{ person: 'sold_out' }, 'sold_out'],
  [{ person: 'joined', at: Date.parse('2026-03-01T00:00Z') }, 'joined'],
  [{ person: 'login', at: Date.parse('2026-03-01T00:00Z') }, 'ended'],
  [{ person: 'visitor', at: Date.parse('2026-01-01T00:00Z') }, 'not_started'],
  [{ person: 'login', country: 'mainland' }, 'mainland'],
] as const)('a preview for %o shows the gate %s', async (seen, gate) => {
  const document = smallCampaign()
  document.activity.joinLevel = 'login'
  const draft = await draftOf(document)
  const detail = await show(draft.token, seen)
  expect(detail.previewGate).toBe(gate)
  // a preview of a withheld page shows no more than the page
  if (gate === 'mainland') expect(detail.blocks.map(({ kind }) => kind)).toEqual(['risk'])
})

test('what follows the token cannot show a published page at another moment', async () => {
  const draft = await draftOf(smallCampaign())
  for (const name of [
    `x${draft.token}.login.elsewhere.now`,
    `${draft.token}.login.elsewhere.now.now`,
    `.login.elsewhere.0`,
  ])
    expect((await app.inject(`/api/activities/spring-talk?preview=${name}`)).statusCode).toBe(404)
})

test('a draft of the editor ends after half an hour', async () => {
  const draft = await draftOf(smallCampaign())
  expect(draft.expiresAt - context.clocks.wall()).toBe(30 * 60_000)
})

test('a document beyond the longest file is refused', async () => {
  const payload = JSON.stringify({ document: { schema: 'x'.repeat(260 * 1024) } })
  const reply = await app.inject({ method: 'POST', url: '/staff/editor/draft', headers, payload })
  expect(reply.statusCode).toBe(413)
})
