import { activityList } from '@foyer/api/activities'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { savePageVersion } from '../content/public.ts'

const { app, context } = await testApp()
const { db, clocks } = context

/** A period that has begun; activities begin and end on a whole minute. */
const begun = () => {
  const minute = clocks.business() - (clocks.business() % 60_000)
  return { opens_at: new Date(minute), closes_at: new Date(minute + 86_400_000) }
}

const codesOf = async (security: string, headers = {}) => {
  const reply = await app.inject({ url: `/api/activities/of-security/${security}`, headers })
  return activityList.parse(reply.json()).activities.map(({ code }) => code)
}

test('an activity is listed for a security that its newest page names, and not for one that an earlier page named', async () => {
  const [activity] = await db<{ number: number; code: string }[]>`
    select number, code from activities where code = 'live-818'`
  if (!activity) throw new Error('there is no such activity')
  await db`update activities set ${db(begun())} where number = ${activity.number}`
  const title = { 'zh-CN': '报价', 'zh-HK': '報價', 'en-US': 'Quotes' }
  const publish = (instruments: string[]) =>
    savePageVersion(
      db,
      activity.number,
      { blocks: [{ kind: 'quotes', title, instruments }], stages: [] },
      clocks.wall(),
    )
  await publish(['99101'])
  expect(await codesOf('99101')).toEqual([activity.code])
  await publish(['99103'])
  expect([await codesOf('99101'), await codesOf('99103')]).toEqual([[], [activity.code]])
})

test('the activity of the funds is listed for each of their codes, and not at a mainland address', async () => {
  await db`update activities set ${db(begun())} where code = 'virtual-asset-etf'`
  expect([await codesOf('03008'), await codesOf('09008')]).toEqual([['virtual-asset-etf'], ['virtual-asset-etf']])
  expect(await codesOf('03008', { 'x-sandbox-country': 'CN' })).toEqual([])
})
