import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'

const route = '/shoppingRedirectPage'
const path = `${route}?target=harbour-mall`
const slow = { timeout: 30_000 }

const signedIn = async (page: Page, language: Language, mobileNo: string) => {
  await openSignedIn(page, language, mobileNo, path)
  await expect(page.locator('.check')).toBeVisible(slow)
}
const closed = (page: Page) => expect(page.locator('.leaving-card .button')).toBeVisible(slow)

export const pictures: readonly PictureState[] = [
  {
    name: 'redirect-visitor',
    path,
    whole: true,
    reach: (page) => expect(page.locator('.leaving-host')).toBeVisible(slow),
  },
  { name: 'redirect-person', path, whole: true, reach: signedIn },
  {
    name: 'redirect-agreed',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await signedIn(page, language, mobileNo)
      await page.locator('.check').check()
    },
  },
  {
    name: 'redirect-going',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await signedIn(page, language, mobileNo)
      await page.route('**/user/redirect', () => undefined)
      await page.locator('.leaving-ways .button').first().click()
      await expect(page.locator('.leaving-ways .spinner')).toBeVisible(slow)
    },
  },
  {
    name: 'redirect-refused',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await signedIn(page, language, mobileNo)
      await page.route('**/user/redirect', (route) =>
        route.fulfill({ status: 400, json: { status: 40007, msg: 'said anew', reason: 'terms_outdated' } }),
      )
      await page.locator('.check').check()
      await page.locator('.leaving-ways .button').first().click()
      await expect(page.locator('.notice-danger')).toBeVisible(slow)
    },
  },
  { name: 'redirect-withdrawn', path: `${route}?target=lantern-market`, reach: closed },
  { name: 'redirect-ended', path: `${route}?target=spring-fair`, reach: closed },
  { name: 'redirect-unknown', path: `${route}?target=nowhere`, reach: closed },
  {
    name: 'redirect-loading',
    path,
    reach: async (page) => {
      await page.route('**/api/redirects/*', () => undefined)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.leaving-shapes')).toBeVisible(slow)
    },
  },
  {
    name: 'redirect-failed',
    path,
    reach: async (page) => {
      await page.route('**/api/redirects/*', (route) => route.fulfill({ status: 500, body: '{}' }))
      await page.reload()
      await expect(page.locator('.notice-danger')).toBeVisible(slow)
    },
  },
]
