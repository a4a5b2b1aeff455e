import { randomUUID } from 'node:crypto'
import type { JoinRequest } from '@foyer/api/activities'
import type { PageBlock, Stage } from '@foyer/api/page-content'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { logIn } from '../../testing/log-in.ts'
import { registered } from '../../testing/registered.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { type Credentials, type Device, device } from '../../testing/signed-client.ts'
import type { ActivityFacts } from '../content/pages/facts.ts'
import { saveActivity } from './save.ts'

const same = (text: string) => ({ 'zh-CN': `${text}（简）`, 'zh-HK': `${text}（繁）`, 'en-US': text })

export const hour = 3_600_000
export const day = 24 * hour

/** Saves an activity for a test: open since an hour for two days, joined at register level, shown everywhere. */
export const declare = async ({ db, clocks }: Context, number: number, changes: Partial<ActivityFacts> = {}) => {
  const now = Math.floor(clocks.business() / 60_000) * 60_000
  const facts: ActivityFacts = {
    number,
    code: `test-${number}`,
    route: '/activityTemplate?code=test',
    title: same('Title'),
    lead: same('HK$1,000 offered'),
    opensAt: now - hour,
    closesAt: now + 2 * day,
    joinLevel: 'register',
    mainland: 'page',
    followsCalendar: false,
    eligibility: {},
    ...changes,
  }
  await saveActivity(db, facts)
  return facts
}

const blocks: PageBlock[] = [
  { kind: 'hero', title: same('Title'), lead: same('HK$1,000 offered') },
  { kind: 'join', label: same('Join') },
  { kind: 'terms', sections: [{ heading: same('Terms'), text: same('Text') }] },
  { kind: 'risk', paragraphs: [same('Prices fall too')] },
]

/** Publishes the next version of an activity's page. */
export const publish = async (
  { db, clocks }: Context,
  number: number,
  stages: readonly Stage[] = [],
  more: readonly PageBlock[] = [],
) => {
  await db`
    insert into page_versions (activity, version, content, published_at)
    select ${number}, coalesce(max(version), 0) + 1, ${db.json(JSON.parse(JSON.stringify({ blocks: [...blocks, ...more], stages })))},
      ${new Date(clocks.wall())}
    from page_versions where activity = ${number}`
}

/** A stage whose period is given in hours from a moment. */
export const stageOf = (id: string, from: number, opens: number, closes: number): Stage => ({
  id,
  title: same(id),
  text: same('Do it'),
  action: same('Done'),
  opensAt: from + opens * hour,
  closesAt: from + closes * hour,
})

/** A join as a client sends it, by default with a new key and a residence in Hong Kong. */
export const joinBody = (changes: Partial<JoinRequest> = {}): JoinRequest => ({
  key: randomUUID(),
  termsVersion: 1,
  residence: 'hong_kong',
  ...changes,
})

export const joins = async (from: Device, as: Credentials, number: number, body: JoinRequest = joinBody()) =>
  (await from.post(`/api/user/${number}/join`, body, as)).json()

export const joinStatusOf = async (from: Device, as: Credentials, number: number) =>
  (await from.post(`/api/user/${number}/joinStatus`, {}, as)).json().data

let persons = 0

/** New persons at register level, each on their own device and Hong Kong address, under a number that `hongKongNumber` does not give. */
export const newcomers =
  (app: App, context: Context) =>
  async (calling = '+852') => {
    persons++
    const address = `1.36.${persons >> 8}.${persons & 255}`
    const mobile = `${calling}5121${String(persons).padStart(4, '0')}`
    const elsewhere = async () => {
      const from = device(app, context, address)
      return { from, as: await registered(context, from, mobile) }
    }
    return { ...(await elsewhere()), elsewhere, mobile }
  }

let accounts = 0

/** New clients, each logged in to a new account under a new phone number. */
export const clients =
  (app: App, context: Context) =>
  async (
    facts: { accountType?: string; residence?: string; trades?: 'none'; cash?: number; positions?: object[] } = {},
    calling = '852',
  ) => {
    accounts++
    const number =
      calling === '852' ? hongKongNumber(700 + accounts) : { areaCode: calling, mobileNo: `138001${38_000 + accounts}` }
    const mobile = `+${number.areaCode}${number.mobileNo}`
    const opened = await app.inject({ method: 'POST', url: '/dev/clients', payload: { mobile, ...facts } })
    const from = device(app, context, `1.37.${accounts >> 8}.${accounts & 255}`)
    const person = await signIn(context, from, number)
    const { clientNo } = opened.json().data
    const { login, fundUserCode } = await logIn(context, from, person, clientNo, number)
    return { from, register: person.register, userCode: person.userCode, login, clientNo, fundUserCode, number }
  }
