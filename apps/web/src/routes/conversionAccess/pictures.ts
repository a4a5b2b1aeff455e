import type { AccessReply, AccessVerdict } from '@foyer/contract/conversion'
import type { Page } from '@playwright/test'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import {
  agree,
  converted,
  follow,
  joined,
  loseAnswer,
  reserved,
  setPoints,
  slow,
} from '../../shared/conversion/testing/steps.ts'

const path = '/conversionAccess?code=coffee'

const to = async (page: Page, place: string) => {
  await expect(page.locator('.checks li')).toHaveCount(6, slow)
  await expect(page.locator('.gate-panel .spinner')).toHaveCount(0, slow)
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.evaluate((chosen) => document.querySelector(chosen)?.scrollIntoView({ block: 'start' }), place)
}
/** Conditions that only others bring about, as the server would say them. */
const verdicts = async (page: Page, changed: Partial<Record<string, AccessVerdict>>) => {
  await page.route('**/conversion/access', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: AccessReply }
    const checks = reply.data.checks.map((one) => ({ ...one, verdict: changed[one.rule] ?? one.verdict }))
    await route.fulfill({ json: { ...reply, data: { ...reply.data, checks, isGranted: false } } })
  })
  await page.reload({ waitUntil: 'commit' })
  await to(page, '.checks')
}

export const pictures: readonly PictureState[] = [
  { name: 'conversion-access-visitor', path, reach: (page) => to(page, '.access') },
  {
    name: 'conversion-access-met',
    path,
    reach: async (page, language, mobileNo) => {
      await joined(page, language, mobileNo, 'coffee')
      await to(page, '.access')
    },
  },
  {
    name: 'conversion-access-consents',
    path,
    reach: async (page, language, mobileNo) => {
      await joined(page, language, mobileNo, 'book-voucher')
      await to(page, '.data-statement')
    },
  },
  {
    name: 'conversion-access-consents-missing',
    path,
    reach: async (page, language, mobileNo) => {
      await joined(page, language, mobileNo, 'book-voucher')
      await page.locator('.gate-panel .button').last().click()
      await to(page, '.data-statement')
    },
  },
  {
    name: 'conversion-access-points-short',
    path,
    reach: async (page, language, mobileNo) => {
      await joined(page, language, mobileNo, 'cinema-ticket')
      await setPoints(page, mobileNo, 250)
      await page.reload({ waitUntil: 'commit' })
      await to(page, '.checks')
    },
  },
  {
    name: 'conversion-access-nothing-met',
    path,
    reach: async (page, language, mobileNo) => {
      await joined(page, language, mobileNo, 'coffee')
      await verdicts(page, { open: 'fail', residence: 'fail', points: 'fail', limit: 'fail', stock: 'fail' })
    },
  },
  {
    name: 'conversion-access-reserved',
    path,
    reach: async (page, language, mobileNo) => {
      await reserved(page, language, mobileNo, 'coffee')
      await follow(page, path)
      await to(page, '.access')
    },
  },
  {
    name: 'conversion-access-converted',
    path,
    reach: async (page, language, mobileNo) => {
      await converted(page, language, mobileNo, 'supermarket')
      await follow(page, '/conversionAccess?code=supermarket')
      await to(page, '.access > .block + .block')
    },
  },
  {
    name: 'conversion-access-outcome-unknown',
    path,
    reach: async (page, language, mobileNo) => {
      await joined(page, language, mobileNo, 'coffee')
      await loseAnswer(page, 'hold')
      await agree(page)
      await page.locator('.gate-panel .button').last().click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.locator('.gate-panel .gate-line')).toHaveCount(2, slow)
    },
  },
  {
    name: 'conversion-access-unknown-offer',
    path: '/conversionAccess?code=yacht',
    reach: (page) => expect(page.locator('.activity-body .notice')).toBeVisible(slow),
  },
  {
    name: 'conversion-access-loading',
    path,
    reach: async (page) => {
      await page.route('**/conversion/access/**', () => undefined)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.chosen-shape')).toBeVisible(slow)
      await page.evaluate(() => document.querySelector('.access')?.scrollIntoView({ block: 'start' }))
    },
  },
]
