import type { ActivityDetail, JoinStatus } from '@foyer/contract/activities'
import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'

const open = '/activityTemplate?code=first-account'
const ended = '/activityTemplate?code=autumn-briefing'

const settled = async (page: Page) => {
  await expect(page.locator('.gate-panel')).toBeVisible()
  await expect(page.locator('.gate-panel .spinner')).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveCount(0)
}
const arrive = async (page: Page, language: Language, mobileNo: string, path = open) => {
  await openSignedIn(page, language, mobileNo, path)
  await settled(page)
}
/** The whole page in one picture: the panel stands where the page ends, and what comes late is there. */
const unroll = async (page: Page) => {
  await settled(page)
  await page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('.gate-panel')
    if (panel) panel.style.position = 'static'
  })
  for (const picture of await page.locator('.activity-body img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.complete)).toBe(true)
  }
  await page.evaluate(() => scrollTo(0, 0))
}
const answer = async (page: Page) => {
  await page.locator('.gate-panel button').click()
  await page.getByRole('dialog').getByRole('radio').first().check()
  await page.getByRole('dialog').getByRole('checkbox').check()
}
const confirm = (page: Page) => page.locator('.sheet-foot button').click()
const reload = (page: Page) => page.reload({ waitUntil: 'commit' })

/** A state that no person of the sandbox is in, as the server would say it. */
const standing = async (page: Page, change: (status: JoinStatus) => Partial<JoinStatus>) => {
  await page.route('**/joinStatus', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: JoinStatus }
    await route.fulfill({ json: { ...reply, data: { ...reply.data, ...change(reply.data) } } })
  })
  await reload(page)
  // a visitor is asked to sign in before the answer is there
  await expect(page.locator('.gate-panel a[href^="#/loginPage"]')).toHaveCount(0)
  await settled(page)
}
const detail = async (page: Page, change: (detail: ActivityDetail) => Partial<ActivityDetail>) => {
  await page.route('**/api/activities/first-account', async (route) => {
    const found = (await (await route.fetch()).json()) as ActivityDetail
    await route.fulfill({ json: { ...found, ...change(found) } })
  })
  await reload(page)
}

export const pictures: readonly PictureState[] = [
  { name: 'activity-anonymous', path: open, reach: settled },
  { name: 'activity-open-page', path: open, whole: true, reach: unroll },
  { name: 'activity-ended-page', path: ended, whole: true, reach: unroll },
  { name: 'activity-ended', path: ended, reach: settled },
  { name: 'activity-not-started', path: '/activityTemplate?code=live-818', reach: settled },
  {
    name: 'activity-mainland',
    path: open,
    reach: async (page) => {
      await page.setExtraHTTPHeaders({ 'X-Sandbox-Country': 'CN' })
      await reload(page)
      await expect(page.locator('.notice')).toBeVisible()
    },
  },
  {
    name: 'activity-needs-account',
    path: open,
    reach: (page, language, mobileNo) => arrive(page, language, mobileNo, '/activityTemplate?code=trade-cashback'),
  },
  {
    name: 'activity-ineligible',
    path: open,
    reach: (page) => standing(page, () => ({ gate: 'ineligible', rule: 'earlier_participation' })),
  },
  {
    name: 'activity-ineligible-account',
    path: open,
    reach: (page) => standing(page, () => ({ gate: 'ineligible', rule: 'account_type' })),
  },
  {
    name: 'activity-sold-out',
    path: open,
    reach: (page) => standing(page, () => ({ gate: 'sold_out', quota: { total: 500, remaining: 0 } })),
  },
  { name: 'activity-available', path: open, reach: arrive },
  {
    name: 'activity-join-sheet',
    path: open,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await page.locator('.gate-panel button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'activity-join-unanswered',
    path: open,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await page.locator('.gate-panel button').click()
      await confirm(page)
      await expect(page.getByRole('dialog').locator('.field-error:not([hidden])')).toHaveCount(2)
    },
  },
  {
    name: 'activity-join-terms',
    path: open,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await page.locator('.gate-panel button').click()
      await page.locator('.join-terms summary').click()
      await expect(page.locator('.join-terms article')).toBeVisible()
    },
  },
  {
    name: 'activity-joining',
    path: open,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await page.route('**/user/503/join', () => undefined)
      await answer(page)
      await confirm(page)
      await expect(page.locator('.gate-panel .button .spinner')).toBeVisible()
    },
  },
  {
    name: 'activity-join-outcome-unknown',
    path: open,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await page.route('**/user/503/join', (route) => route.abort('connectionreset'))
      await answer(page)
      await confirm(page)
      await expect(page.locator('.gate-panel .gate-line')).toBeVisible({ timeout: 20_000 })
      await expect(page.locator('.gate-panel .spinner')).toHaveCount(0)
    },
  },
  {
    name: 'activity-join-refused',
    path: open,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await detail(page, ({ version }) => ({ version: version + 1 }))
      await settled(page)
      await answer(page)
      await confirm(page)
      await expect(page.getByRole('alert').filter({ visible: true })).toBeVisible()
    },
  },
  {
    name: 'activity-joined',
    path: open,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await answer(page)
      await confirm(page)
      await expect(page.locator('.gate-good')).toBeVisible()
      await settled(page)
    },
  },
  {
    name: 'activity-checking',
    path: open,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await page.route('**/joinStatus', () => undefined)
      await reload(page)
      await expect(page.locator('.gate-pending')).toBeVisible()
    },
  },
  {
    name: 'activity-gate-failed',
    path: open,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await page.route('**/joinStatus', (route) => route.abort())
      await reload(page)
      await expect(page.locator('.gate-panel .button')).toBeVisible({ timeout: 30_000 })
    },
  },
  {
    name: 'activity-offline',
    path: open,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await page.context().setOffline(true)
      await expect(page.getByRole('alert').filter({ visible: true })).toBeVisible()
    },
  },
  {
    name: 'activity-draft',
    path: open,
    reach: async (page) => {
      await detail(page, () => ({ preview: true, publishedAt: null }))
      await expect(page.locator('.notice-warn')).toBeVisible()
    },
  },
  {
    name: 'activity-notice',
    path: open,
    reach: async (page) => {
      await detail(page, () => ({
        notices: [{ language: 'zh-HK', text: '八號風球期間交易暫停，活動截止日順延至下一個交易日，請留意本頁。' }],
      }))
      await expect(page.locator('.notice-bar')).toBeVisible()
    },
  },
  {
    name: 'activity-loading',
    path: open,
    reach: async (page) => {
      await page.route('**/api/activities/first-account', () => undefined)
      await reload(page)
      await expect(page.locator('.facts-skeleton')).toBeVisible()
    },
  },
  {
    name: 'activity-failed',
    path: open,
    reach: async (page) => {
      await page.route('**/api/activities/first-account', (route) => route.fulfill({ status: 500, body: '' }))
      await reload(page)
      await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
    },
  },
  {
    name: 'activity-unknown-code',
    path: '/activityTemplate?code=none',
    reach: (page) => expect(page.locator('main .button-plain')).toBeVisible(),
  },
  {
    name: 'activity-terms',
    path: open,
    reach: async (page) => {
      await page.locator('.terms-row').click()
      await expect(page.getByRole('article')).toBeVisible()
    },
  },
  {
    name: 'activity-quotes',
    path: ended,
    reach: async (page) => {
      await page.locator('.quotes').scrollIntoViewIfNeeded()
      await expect(page.locator('.quote-price').first()).toBeVisible()
    },
  },
  {
    name: 'activity-question',
    path: `${open}&faq=how-long`,
    reach: (page) => expect(page.locator('#faq-how-long')).toHaveAttribute('open'),
  },
]
