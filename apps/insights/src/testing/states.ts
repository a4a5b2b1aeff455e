import { randomUUID } from 'node:crypto'
import type { Language } from '@foyer/testing/journey/fixtures'
import { expect } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'
import { debug, eventOf, refused, send, signIn } from './operator.ts'

/** One state of the operators' page. */
export interface PageState {
  /** kebab-case */
  readonly name: string
  /** size of the view, if it is not a phone's */
  readonly size?: { width: number; height: number }
  /** opens the page in the state */
  readonly reach: (page: Page, language: Language) => Promise<void>
  /** the picture shows the whole page, not only the first view */
  readonly whole?: boolean
}

const slow = { timeout: 30_000 }
const wide = { width: 1280, height: 800 }

/** Simulates visitors, fewer from page to page and from step to step. */
const visits = async ({ request }: Page) => {
  const visitors = Array.from({ length: 9 }, () => randomUUID())
  const paths = ['/', '/loginPage', '/myRewards', '/818live', '/818financing', '/GreenBondSubscription', '/account']
  const did = (many: number, event: string, properties = {}) =>
    visitors.slice(0, many).map((visitor) => eventOf(visitor, event, properties))
  await send(request, ...paths.flatMap((shown, nth) => did(9 - nth, '$pageview', { $url_path: shown })))
  await send(request, ...did(6, 'sign_in_code_asked'), ...did(5, 'sign_in_done'))
  await send(request, ...did(7, '$pageview', { $url_path: '/activityTemplate', activity: 493 }))
  await send(
    request,
    ...did(4, 'activity_join_pressed', { activity: 493 }),
    ...did(3, 'activity_joined', { activity: 493 }),
  )
  await refused(request, eventOf(randomUUID(), 'a', { 'wrong-name': 1 }))
}

/** Opens the menu of the signed-in person. */
const openAccount = (page: Page) => page.locator('.account-opener').click()

const view = async (page: Page, nth: number, shown: string) => {
  await page.getByRole('navigation').getByRole('button').nth(nth).click()
  await expect(page.locator(shown).first()).toBeVisible(slow)
}

const figures: PageState['reach'] = async (page, language) => {
  await visits(page)
  await signIn(page, language)
  await expect(page.locator('.figures')).toBeVisible(slow)
}

/** Simulates views, clicks and stays on a page, and viewing times. */
const behaved = async ({ request }: Page) => {
  const visitor = randomUUID()
  const on = (event: string, properties: object) =>
    eventOf(visitor, event, { $url_path: '/account', $viewport_width: 390, $viewport_height: 700, ...properties })
  // a search engine, a direct visit and a campaign, as the collector names them
  const kinds = [
    '\u81ea\u7136\u641c\u7d22\u6d41\u91cf',
    '\u76f4\u63a5\u6d41\u91cf',
    '\u4ed8\u8d39\u5e7f\u544a\u6d41\u91cf',
  ]
  await send(
    request,
    ...kinds.map((kind) =>
      on('$pageview', {
        $latest_traffic_source_type: kind,
        $latest_referrer_host: 'www.google.com',
        $latest_utm_source: 'mail',
        $latest_utm_campaign: 'spring',
      }),
    ),
    ...[4, 25, 260].map((event_duration) => on('$WebPageLeave', { event_duration, $viewport_position: 300 })),
    on('$WebPageLoad', { event_duration: 1.4 }),
    ...[40, 60, 200, 350].flatMap((x) =>
      [120, 660, 670].map((y) =>
        on('$WebClick', { $page_x: x, $page_y: y, $element_selector: '#join', $element_content: 'Join now' }),
      ),
    ),
    ...[0, 300].map((position) => on('$WebStay', { $viewport_position: position, event_duration: 6 })),
  )
}

const behaviour: PageState['reach'] = async (page, language) => {
  await behaved(page)
  await signIn(page, language)
  await view(page, 1, '.heat')
}

const live: PageState['reach'] = async (page, language) => {
  await signIn(page, language)
  await view(page, 2, '.connection-open')
  await debug(page.request, eventOf('live', '$pageview', { $url_path: '/818live', note: 'x'.repeat(600) }))
  await debug(page.request, eventOf('live', 'a', { 'wrong-name': 1 }))
  await debug(page.request, eventOf('live', 'activity_join_pressed', { activity: 493 }), false)
  await expect(page.locator('.live-row')).toHaveCount(3, slow)
  await page.locator('.live-row summary').first().click()
}

const tracker: PageState['reach'] = async (page, language) => {
  await signIn(page, language)
  await view(page, 3, '.switch')
}

const refuse = (page: Page, call: string) =>
  page.route(`**/${call}`, (route) =>
    route.fulfill({ status: 500, json: { status: 50000, msg: 'failed', reason: 'server_error' } }),
  )

const signInForm: PageState['reach'] = async (page, language) => {
  await page.goto(`/insights/?lang=${language}`)
  await expect(page.locator('.sign-in .card')).toBeVisible(slow)
}

export const states: readonly PageState[] = [
  { name: 'insights-sign-in', reach: signInForm },
  {
    name: 'insights-no-role',
    reach: async (page, language) => {
      await signIn(page, language, 'staff-4')
      await expect(page.locator('.sign-in .card')).toBeVisible(slow)
    },
  },
  {
    name: 'insights-account',
    reach: async (page, language) => {
      await tracker(page, language)
      await openAccount(page)
      await expect(page.locator('.account-popup')).toBeVisible()
    },
  },
  { name: 'insights-figures', whole: true, reach: figures },
  {
    name: 'insights-no-events',
    reach: async (page, language) => {
      await figures(page, language)
      await page.getByRole('radio').last().check()
      for (const [nth, day] of ['2001-01-01', '2001-01-31'].entries())
        await page.locator('input[type="date"]').nth(nth).fill(day)
      await page.locator('.bar-of-tools button[type="submit"]').click()
      await expect(page.locator('.empty')).toBeVisible(slow)
    },
  },
  {
    name: 'insights-figures-loading',
    reach: async (page, language) => {
      await page.route('**/figures', () => undefined)
      await signIn(page, language)
      await expect(page.locator('.waiting')).toBeVisible(slow)
    },
  },
  {
    name: 'insights-figures-failed',
    reach: async (page, language) => {
      await refuse(page, 'figures')
      await signIn(page, language)
      await expect(page.getByRole('alert')).toBeVisible(slow)
    },
  },
  { name: 'insights-behaviour', whole: true, reach: behaviour },
  {
    name: 'insights-heat-map-failed',
    whole: true,
    reach: async (page, language) => {
      await behaved(page)
      await refuse(page, 'heat-map')
      await signIn(page, language)
      await view(page, 1, '.failure')
    },
  },
  { name: 'insights-behaviour-wide', size: wide, whole: true, reach: behaviour },
  { name: 'insights-live', whole: true, reach: live },
  {
    name: 'insights-live-waiting',
    reach: async (page, language) => {
      await signIn(page, language)
      await view(page, 2, '.connection-open')
      await page.locator('details summary').first().click()
    },
  },
  { name: 'insights-tracker', reach: tracker },
  {
    name: 'insights-tracker-consent',
    reach: async (page, language) => {
      await tracker(page, language)
      await page.locator('.switch').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'insights-sign-in-wide', size: wide, reach: signInForm },
  { name: 'insights-figures-wide', size: wide, whole: true, reach: figures },
  { name: 'insights-live-wide', size: wide, whole: true, reach: live },
  { name: 'insights-tracker-wide', size: wide, reach: tracker },
]
