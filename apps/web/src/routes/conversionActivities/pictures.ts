import type { OffersReply } from '@foyer/contract/conversion'
import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { follow, joined, reserved, setPoints, slow } from '../../shared/conversion/testing/steps.ts'

const path = '/conversionActivities'

const settled = async (page: Page) => {
  await expect(page.locator('.offer')).toHaveCount(4, slow)
  await expect(page.locator('.gate-panel .spinner')).toHaveCount(0, slow)
  await expect(page.locator('.toast')).toHaveCount(0)
}
const toOffers = async (page: Page) => {
  await settled(page)
  await page.evaluate(() => document.querySelector('.points-card')?.scrollIntoView({ block: 'start' }))
}
const member = async (page: Page, language: Language, mobileNo: string) => {
  await joined(page, language, mobileNo, 'coffee')
  await follow(page, path)
  await toOffers(page)
}
/** What only other people bring about, as the server would say it. */
const change = async (page: Page, to: (offer: OffersReply['offers'][number], index: number) => object) => {
  await page.route('**/conversion/offers', async (route) => {
    const reply = (await (await route.fetch()).json()) as OffersReply | { data: OffersReply }
    const told = 'data' in reply ? reply.data : reply
    const offers = told.offers.map((offer, index) => ({ ...offer, ...to(offer, index) }))
    await route.fulfill({ json: 'data' in reply ? { ...reply, data: { ...told, offers } } : { ...told, offers } })
  })
  await page.reload({ waitUntil: 'commit' })
  await toOffers(page)
}

export const pictures: readonly PictureState[] = [
  { name: 'conversion-offers-visitor', path, reach: settled },
  { name: 'conversion-offers-visitor-list', path, reach: toOffers },
  { name: 'conversion-offers-member', path, reach: member },
  {
    name: 'conversion-offers-page',
    path,
    whole: true,
    reach: async (page) => {
      await settled(page)
      await page.evaluate(() => {
        const panel = document.querySelector<HTMLElement>('.gate-panel')
        if (panel) panel.style.position = 'static'
      })
    },
  },
  {
    name: 'conversion-offers-reserved',
    path,
    reach: async (page, language, mobileNo) => {
      await reserved(page, language, mobileNo, 'coffee')
      await setPoints(page, mobileNo, 210)
      await follow(page, path)
      await toOffers(page)
    },
  },
  {
    name: 'conversion-offers-none-eligible',
    path,
    reach: async (page, language, mobileNo) => {
      await joined(page, language, mobileNo, 'coffee')
      await setPoints(page, mobileNo, 40)
      await follow(page, path)
      await toOffers(page)
    },
  },
  {
    name: 'conversion-offers-low-stock',
    path,
    reach: (page) => change(page, () => ({ quota: { total: 80, remaining: 4 }, isLow: true })),
  },
  {
    name: 'conversion-offers-sold-out',
    path,
    reach: (page) => change(page, (_, index) => (index < 2 ? { quota: { total: 80, remaining: 0 } } : {})),
  },
  {
    name: 'conversion-offers-had',
    path,
    reach: async (page, language, mobileNo) => {
      await member(page, language, mobileNo)
      await change(page, ({ mine }) => ({ mine: mine && { ...mine, state: 'limit', taken: 1 } }))
    },
  },
  {
    name: 'conversion-offers-loading',
    path,
    reach: async (page) => {
      await page.route('**/conversion/offers', () => undefined)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.offer-shape').first()).toBeVisible(slow)
      await page.evaluate(() => document.querySelector('.points-card')?.scrollIntoView({ block: 'start' }))
    },
  },
  {
    name: 'conversion-offers-failed',
    path,
    reach: async (page) => {
      await page.route('**/conversion/offers', (route) => route.abort())
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.block .notice')).toBeVisible(slow)
      await page.locator('.block .notice').scrollIntoViewIfNeeded()
    },
  },
]
