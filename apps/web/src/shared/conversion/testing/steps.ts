import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../../e2e/signed-in.ts'

/** What is slow on a busy machine: a device makes its key before the first personal answer. */
export const slow = { timeout: 30_000 }

/** Commands of the sandbox that concern one person alone. */
const dev = async (page: Page, path: string, body: object) => {
  const reply = await page.request.post(`/dev/${path}`, {
    data: body,
    headers: { 'X-Forwarded-For': '127.0.0.1' },
  })
  expect(await reply.json()).toMatchObject({ status: 0 })
}
export const setPoints = (page: Page, mobileNo: string, points: number) =>
  dev(page, 'points', { mobile: `+852${mobileNo}`, points })
export const expireHolds = (page: Page, mobileNo: string) => dev(page, 'holds', { mobile: `+852${mobileNo}` })
export const bookshop = (page: Page, mobileNo: string, is: { down?: boolean; refuses?: boolean }) =>
  dev(page, 'partners', { partner: 'tidal-books', mobile: `+852${mobileNo}`, down: false, ...is })

/** In front of a page, signed in. */
export const arrive = async (page: Page, language: Language, mobileNo: string, path: string) => {
  await openSignedIn(page, language, mobileNo, path)
}

export const follow = (page: Page, path: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, path)

/** In front of an offer's conditions, joined and known to be. */
export const joined = async (page: Page, language: Language, mobileNo: string, offer: string) => {
  await arrive(page, language, mobileNo, `/conversionAccess?code=${offer}`)
  await page.locator('.gate-panel button').click(slow)
  await page.getByRole('dialog').getByRole('radio').first().check()
  await page.getByRole('dialog').getByRole('checkbox').check()
  await page.locator('.sheet-foot button').click()
  await expect(page.locator('.gate-good')).toBeVisible(slow)
  await expect(page.locator('.check-pass')).toHaveCount(6, slow)
  await expect(page.locator('.toast')).toHaveCount(0, slow)
}

/** Agrees to what is asked. */
export const agree = async (page: Page) => {
  for (const tick of await page.locator('.access-consents input').all()) await tick.check()
}

/** Reserves the offer whose conditions stand there. */
export const reserve = async (page: Page) => {
  await agree(page)
  await page.locator('.gate-panel .button').last().click()
  await expect(page.locator('.hold-timer')).toBeVisible(slow)
}

/** In front of a reservation of one's own. */
export const reserved = async (page: Page, language: Language, mobileNo: string, offer: string) => {
  await joined(page, language, mobileNo, offer)
  await reserve(page)
}

/** In front of the result of an exchange of one's own. */
export const converted = async (page: Page, language: Language, mobileNo: string, offer: string) => {
  await reserved(page, language, mobileNo, offer)
  await page.locator('.starting-actions button').first().click()
  await expect(page.locator('.outcome')).toBeVisible(slow)
}

/** Lets an answer be lost on its way back, and again when the session asks once more: the server has done it. */
export const loseAnswer = (page: Page, call: string, times = 2) =>
  page.route(
    `**/conversion/${call}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times },
  )

/** Every text at twice its size, with nothing cut off sideways. */
export const expectLargeText = async (page: Page) => {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
}
