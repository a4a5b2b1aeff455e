import type { FilmsReply } from '@foyer/contract/films'
import type { Page } from '@playwright/test'
import { patient } from '../../../../../e2e/account-steps.ts'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'

const state = (name: string, reach: PictureState['reach'], query = '', whole = false): PictureState => ({
  name: `films-${name}`,
  path: `/818videolist${query}`,
  whole,
  reach,
})
const listed = (page: Page) => expect(page.locator('.film-card').first()).toBeVisible(patient)

export const pictures: readonly PictureState[] = [
  state('all', listed),
  // badges for account holders, and one that is not available
  state('products', listed, '?topic=products', true),
  // one that was taken down
  state('markets', listed, '?topic=markets', true),
  state('begun', async (page) => {
    await listed(page)
    await page.evaluate(() => {
      const keep = (film: string, position: number, seen: boolean) =>
        sessionStorage.setItem(`foyer.own.film.${film}`, JSON.stringify({ position, seen }))
      keep('margin-interest', 31, false)
      keep('818-opening-replay', 48, true)
    })
    await page.reload()
    await expect(page.locator('.film-seen')).toHaveCount(2, patient)
  }),
  state('empty', async (page) => {
    await page.route('**/api/films*', (route) =>
      route.fulfill({ json: { asOf: 0, topics: [], total: 0, films: [], next: null } satisfies FilmsReply }),
    )
    await page.reload()
    await page.getByRole('tab').nth(2).click()
    await expect(page.locator('.films-empty button')).toBeVisible(patient)
  }),
  state('loading', async (page) => {
    await page.route('**/api/films*', () => undefined)
    await page.reload()
    await expect(page.locator('.films-shapes')).toBeVisible(patient)
  }),
  state('failed', async (page) => {
    await page.route('**/api/films*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await expect(page.locator('.endless-end .notice-danger')).toBeVisible(patient)
  }),
]
