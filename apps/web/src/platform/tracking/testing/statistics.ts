import type { TrackingFigures } from '@foyer/api/tracking/figures'
import { expect } from '@foyer/testing/journey/fixtures'
import { staffCookie, staffHeaders } from '@foyer/testing/staff'
import type { Page } from '@playwright/test'

/** An event of the tracker as the sandbox returns it from the collector's table. */
export interface Stored {
  readonly type: string
  readonly event: string | null
  readonly properties: Readonly<Record<string, unknown>>
}

/** A generous time-out, because the client's code loads late on a busy machine. */
export const slow = { timeout: 30_000 }

export const question = (page: Page) => page.getByRole('region', { name: 'Usage statistics' })

/** Stores consent as if given on an earlier visit. */
export const allow = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('foyer.statistics', 'granted'))
}

/** The tracker's visitor id of this browser; undefined without one. */
export const visitorOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'foyer_anonymous_id')?.value

/** Returns the collector's stored events of this browser. */
export const storedOf = async (page: Page): Promise<readonly Stored[]> => {
  const visitor = await visitorOf(page)
  if (!visitor) return []
  const reply = await page.request.get(`/dev/tracking?visitor=${visitor}`, {
    headers: { 'X-Forwarded-For': '127.0.0.1' },
  })
  return ((await reply.json()) as { data: { events: Stored[] } }).data.events
}

/**
 * Returns the paths of page views and the names of the client's events in order, without the SDK's automatic events.
 */
export const trackedOf = async (page: Page): Promise<readonly string[]> =>
  (await storedOf(page)).flatMap(({ event, properties }) => {
    if (event === null || /^\$(Web|SignUp)/.test(event)) return []
    return [event === '$pageview' ? `${properties.$url_path}` : event]
  })

export const expectTracked = (page: Page, names: readonly string[]): Promise<void> =>
  expect.poll(() => trackedOf(page), slow).toEqual(names)

/** Keys and cookies of the tracker on this device. */
export const storedHere = async (page: Page): Promise<readonly string[]> => {
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('foyer.tracker.')))
  return (await visitorOf(page)) ? [...keys, 'cookie'] : keys
}

/** Collects all requests to the collector and all violations of the page's policy from now on. */
export const watch = async (page: Page) => {
  const sent: string[] = []
  const refused: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/(sa|config\/visualized)\b/.test(pathname)) return
    const form = new URLSearchParams(request.postData() ?? '')
    const data = form.get('data') ?? form.get('data_list') ?? ''
    sent.push(request.url(), Buffer.from(data, 'base64').toString())
  })
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text())
  })
  return { sent, refused }
}

const dayInHongKong = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' }).format()
/** midnight may pass while a test runs */
const began = dayInHongKong()

let cookie: Promise<string> | undefined

/** The funnels that staff see since these tests began, by the documented views, for all visitors of this server. */
export const funnelsOf = async (page: Page): Promise<Pick<TrackingFigures, 'signIn' | 'joins'>> => {
  const { origin } = new URL(page.url())
  cookie ??= staffCookie(origin, 'staff-3')
  const reply = await page.request.post('/operators/tracking/figures', {
    headers: staffHeaders(await cookie),
    data: { from: began, to: dayInHongKong() },
  })
  return ((await reply.json()) as { data: TrackingFigures }).data
}

/** Expects that this browser's press and join are stored in this order, and that operators see both. */
export const expectJoinReported = async (page: Page, activity: number): Promise<void> => {
  await expect
    .poll(async () => (await trackedOf(page)).filter((name) => name.startsWith('activity_')), slow)
    .toEqual(['activity_join_pressed', 'activity_joined'])
  const { joins } = await funnelsOf(page)
  const counted = joins.find((one) => one.activity === `${activity}`)
  expect(counted?.pressed).toBeGreaterThan(0)
  expect(counted?.joined).toBeGreaterThan(0)
}
