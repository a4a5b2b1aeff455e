import type { DrawDetail, DrawRecords, DrawReply, DrawStanding } from '@foyer/contract/draws'
import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'

const path = '/dragonYearSpringFestival'
const ended = '/dragonYearSpringFestival?code=mid-autumn-draw'

const settled = async (page: Page) => {
  await expect(page.locator('.gate-panel')).toBeVisible()
  await expect(page.locator('.gate-panel .spinner')).toHaveCount(0, { timeout: 30_000 })
  await expect(page.locator('.prizes')).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
}
const unroll = async (page: Page) => {
  await settled(page)
  await page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('.gate-panel')
    if (panel) panel.style.position = 'static'
  })
}
const reload = (page: Page) => page.reload({ waitUntil: 'commit' })
const to = (page: Page, selector: string) =>
  page.evaluate((found) => document.querySelector(found)?.scrollIntoView({ block: 'start' }), selector)

const arrive = async (page: Page, language: Language, mobileNo: string) => {
  await openSignedIn(page, language, mobileNo, path)
  await settled(page)
}
const join = async (page: Page, language: Language, mobileNo: string) => {
  await arrive(page, language, mobileNo)
  await page.locator('.gate-panel button').click()
  await page.getByRole('dialog').getByRole('radio').first().check()
  await page.getByRole('dialog').getByRole('checkbox').check()
  await page.locator('.sheet-foot button').click()
  await expect(page.locator('.gate-good')).toBeVisible()
  await settled(page)
  await expect(page.locator('.chances-left')).toBeVisible()
}
const drawButton = (page: Page) => page.locator('.gate-panel > .button')

/** The server's own answer to a draw, but for what only chance brings about. */
const drawAs = async (page: Page, prize: string | null) => {
  await page.route('**/user/498/draw', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: DrawReply }
    await route.fulfill({ json: { ...reply, data: { ...reply.data, draw: { ...reply.data.draw, prize } } } })
  })
  await drawButton(page).click()
  await expect(page.locator('.draw-result')).toBeVisible()
}
const standingAs = async (page: Page, change: (standing: DrawStanding) => Partial<DrawStanding>) => {
  await page.route('**/user/498/draws', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: DrawStanding }
    await route.fulfill({ json: { ...reply, data: { ...reply.data, ...change(reply.data) } } })
  })
  await reload(page)
  await settled(page)
}
const drawn = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    number: 90 - n * 7,
    visitorSeed: 'seed-of-a-picture',
    prize: [null, 'coffee', null, 'lucky-cash'][n % 4] ?? null,
    at: Date.now() - n * 86_400_000,
  }))
const check = async (page: Page) => {
  await page.locator('.draw-check .button').click()
  await expect(page.locator('.draw-check .notice')).toBeVisible({ timeout: 30_000 })
  await to(page, '.draw-check')
}

export const pictures: readonly PictureState[] = [
  { name: 'draw-anonymous', path, reach: settled },
  { name: 'draw-open-page', path, whole: true, reach: unroll },
  { name: 'draw-available', path, reach: arrive },
  { name: 'draw-chances', path, reach: join },
  {
    name: 'draw-tasks',
    path,
    reach: async (page, language, mobileNo) => {
      await join(page, language, mobileNo)
      await to(page, '.chances')
    },
  },
  {
    name: 'draw-drawing',
    path,
    reach: async (page, language, mobileNo) => {
      await join(page, language, mobileNo)
      await page.route('**/user/498/draw', () => undefined)
      await drawButton(page).click()
      await expect(drawButton(page)).toHaveAttribute('aria-busy', 'true')
    },
  },
  {
    name: 'draw-won-voucher',
    path,
    reach: async (page, language, mobileNo) => {
      await join(page, language, mobileNo)
      await drawAs(page, 'supermarket')
    },
  },
  {
    name: 'draw-won-gift',
    path,
    reach: async (page, language, mobileNo) => {
      await join(page, language, mobileNo)
      await drawAs(page, 'tea-set')
    },
  },
  {
    name: 'draw-lost',
    path,
    reach: async (page, language, mobileNo) => {
      await join(page, language, mobileNo)
      await drawAs(page, null)
    },
  },
  {
    name: 'draw-outcome-unknown',
    path,
    reach: async (page, language, mobileNo) => {
      await join(page, language, mobileNo)
      await page.route('**/user/498/draw', (route) => route.abort('connectionreset'))
      await drawButton(page).click()
      await expect(page.locator('.gate-panel .gate-line')).toHaveCount(2, { timeout: 30_000 })
    },
  },
  {
    name: 'draw-no-chances',
    path,
    reach: async (page, language, mobileNo) => {
      await join(page, language, mobileNo)
      await standingAs(page, () => ({ chances: 0, draws: drawn(9) }))
      await to(page, '.chances')
    },
  },
  {
    name: 'draw-my-draws',
    path,
    reach: async (page, language, mobileNo) => {
      await join(page, language, mobileNo)
      await standingAs(page, () => ({ draws: drawn(9) }))
      await to(page, '.my-draws')
    },
  },
  {
    name: 'draw-standing-failed',
    path,
    reach: async (page, language, mobileNo) => {
      await join(page, language, mobileNo)
      await page.route('**/user/498/draws', (route) => route.fulfill({ status: 500, body: '' }))
      await reload(page)
      await expect(page.locator('.gate-panel .notice')).toBeVisible({ timeout: 60_000 })
    },
  },
  {
    name: 'draw-winners',
    path,
    reach: async (page) => {
      await settled(page)
      await expect(page.locator('.winners')).toBeVisible()
      await to(page, '.winners')
    },
  },
  {
    name: 'draw-fairness',
    path,
    reach: async (page) => {
      await settled(page)
      await to(page, '.fairness')
    },
  },
  {
    name: 'draw-seed-wrong',
    path,
    reach: async (page) => {
      await settled(page)
      await page.locator('.my-seed input').fill('too short')
      await to(page, '.my-seed')
    },
  },
  {
    name: 'draw-prize-gone',
    path,
    reach: async (page) => {
      await page.route('**/api/draws/spring-festival-draw', async (route) => {
        const draw = (await (await route.fetch()).json()) as DrawDetail
        const [first, ...others] = draw.prizes
        const gone = first && { ...first, stock: { ...first.stock, remaining: 0 } }
        await route.fulfill({ json: { ...draw, prizes: gone ? [gone, ...others] : others } })
      })
      await reload(page)
      await settled(page)
      await to(page, '.prizes')
    },
  },
  { name: 'draw-ended', path: ended, reach: settled },
  { name: 'draw-ended-page', path: ended, whole: true, reach: unroll },
  {
    name: 'draw-unverified',
    path: ended,
    reach: async (page) => {
      await settled(page)
      await to(page, '.draw-check')
    },
  },
  {
    name: 'draw-checking',
    path: ended,
    reach: async (page) => {
      await settled(page)
      await page.route('**/records?*', () => undefined)
      await page.locator('.draw-check .button').click()
      await expect(page.getByRole('progressbar')).toBeVisible()
      await to(page, '.draw-check')
    },
  },
  {
    name: 'draw-verified',
    path: ended,
    reach: async (page) => {
      await settled(page)
      await check(page)
    },
  },
  {
    name: 'draw-verification-failed',
    path: ended,
    reach: async (page) => {
      await settled(page)
      await page.route('**/records?*', async (route) => {
        const page = (await (await route.fetch()).json()) as DrawRecords
        const records = page.records.map((record) => (record.number === 17 ? { ...record, prize: 'lantern' } : record))
        await route.fulfill({ json: { ...page, records } })
      })
      await check(page)
    },
  },
  {
    name: 'draw-records-missing',
    path: ended,
    reach: async (page) => {
      await settled(page)
      await page.route('**/records?*', (route) => route.fulfill({ status: 500, body: '' }))
      await check(page)
    },
  },
  {
    name: 'draw-mainland',
    path,
    reach: async (page) => {
      await page.setExtraHTTPHeaders({ 'X-Sandbox-Country': 'CN' })
      await reload(page)
      await expect(page.locator('.notice')).toBeVisible()
    },
  },
  {
    name: 'draw-loading',
    path,
    reach: async (page) => {
      await page.route('**/api/draws/**', () => undefined)
      await reload(page)
      await expect(page.locator('.draw-pending-prizes')).toBeVisible()
    },
  },
  {
    name: 'draw-failed',
    path,
    reach: async (page) => {
      await page.route('**/api/draws/**', (route) => route.fulfill({ status: 500, body: '' }))
      await reload(page)
      await expect(page.locator('.activity-body .notice')).toBeVisible({ timeout: 30_000 })
      await to(page, '.activity-body')
    },
  },
  {
    name: 'draw-offline',
    path,
    reach: async (page, language, mobileNo) => {
      await join(page, language, mobileNo)
      await page.context().setOffline(true)
      await expect(page.getByRole('alert').filter({ visible: true })).toBeVisible()
    },
  },
]
