import { activityDetail, activityList } from '@foyer/api/activities'
import { expect, test } from 'vitest'
import { smallCampaign, written } from '../../../testing/campaign.ts'
import { testApp } from '../../../testing/context.ts'
import { publish } from '../../publishing/publish.ts'
import { readCampaign } from './campaign.ts'
import { compile } from './compile.ts'
import { draftByCode, saveDraft } from './drafts.ts'
import { surroundings } from './surroundings.ts'

const { app, context, clock } = await testApp()
const { db, clocks } = context
const week = 7 * 24 * 3_600_000

const draft = (title = 'Spring talk') => {
  const file = smallCampaign()
  file.activity.title = written('春季讲座', title)
  return compile(readCampaign(JSON.stringify(file), surroundings()))
}
const at = '/api/activities/spring-talk'
const shown = (token: string, code = 'spring-talk') => app.inject(`/api/activities/${code}?preview=${token}`)

test('A draft of an activity that was never published is shown for its token and is not listed', async () => {
  const { token } = await saveDraft(db, draft(), clocks.wall())
  const reply = await shown(token)
  expect(activityDetail.parse(reply.json())).toMatchObject({
    code: 'spring-talk',
    title: { 'zh-HK': '春季講座' },
    preview: true,
    version: 0,
    publishedAt: null,
  })
  expect((await app.inject(at)).statusCode).toBe(404)
  const { activities } = activityList.parse((await app.inject('/api/activities')).json())
  expect(activities.map(({ code }) => code)).not.toContain('spring-talk')
})

test('A draft does not change the published page', async () => {
  await publish(db, draft('Published'), clocks.wall())
  const { token } = await saveDraft(db, draft('Draft'), clocks.wall())
  const titles = [await shown(token), await app.inject(at)].map((reply) => reply.json().title['en-US'])
  expect(titles).toEqual(['Draft', 'Published'])
})

test('A wrong token, or the right token at another address, shows no draft', async () => {
  const { token } = await saveDraft(db, draft(), clocks.wall())
  for (const wrong of [`${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`, '', 'x', token.toLowerCase()])
    expect((await shown(wrong)).statusCode, wrong).toBe(404)
  expect((await shown(token, 'autumn-briefing')).statusCode).toBe(404)
  expect((await shown(token, 'spring-talk%00')).statusCode).toBe(404)
})

test('A draft can be seen for seven days of the wall clock', async () => {
  const { token, expiresAt } = await saveDraft(db, draft(), clocks.wall())
  expect(expiresAt).toBe(clocks.wall() + week)
  clock.moveBusiness(30 * week)
  const see = (now: number) => draftByCode(db, 'spring-talk', token, now)
  expect(await see(clocks.wall() + week - 1)).toBeDefined()
  expect(await see(clocks.wall() + week)).toBeUndefined()
})

test('The token is not in the database, and an expired draft is deleted when the next is stored', async () => {
  const { token } = await saveDraft(db, draft(), clocks.wall())
  const rows = await db`select t::text as row from page_drafts t`
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows.length).toBeGreaterThan(1)
  await saveDraft(db, draft(), clocks.wall() + week)
  expect(await db`select from page_drafts`).toHaveLength(1)
})
