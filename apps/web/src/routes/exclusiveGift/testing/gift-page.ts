import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { arrive } from '../../../shared/activity/testing/activity-page.ts'
import { fileInput, photo, rowOf } from '../../../shared/ui/uploader/testing/uploader-page.ts'

export const path = '/exclusiveGift'
export const patient = { timeout: 30_000 }

export const form = (page: Page) => page.locator('.gift-form')
export const parcel = (page: Page) => page.locator('.parcel')
export const gifts = (page: Page) => form(page).getByRole('radio').and(page.locator('.gift input'))
export const foot = (page: Page) => page.locator('.gate-panel .button')
export const sheet = (page: Page) => page.getByRole('dialog')

/** In front of the form, signed in by phone. */
export const openForm = async (page: Page, mobileNo: string, language: Language = 'en-US'): Promise<void> => {
  await arrive(page, mobileNo, path, language)
  await expect(form(page)).toBeVisible(patient)
  await expect(foot(page)).not.toHaveAttribute('aria-disabled', 'true', patient)
}

/** Chooses a gift by its place on the page; the picture is tapped, as people do. */
export const choose = async (page: Page, place: number): Promise<void> => {
  await form(page).locator('label.gift').nth(place).tap()
  await expect(gifts(page).nth(place)).toBeChecked()
}

export const addPhoto = async (page: Page, name = 'card.jpg'): Promise<void> => {
  await fileInput(page).setInputFiles(await photo(page, name, 320, 200))
  await expect(rowOf(page, name)).toHaveAttribute('data-status', '', patient)
}

export const fields = (page: Page) => {
  const within = form(page).or(sheet(page)).last()
  return {
    name: within.getByLabel(/^(收货人姓名|收貨人姓名|Name of the receiver)$/),
    mobile: within.locator('input[type=tel]'),
    area: within.locator('.picker-field'),
    building: within.getByLabel(/^(大厦或屋苑|大廈或屋苑|Building or estate)$/),
    flat: within.getByLabel(/^(楼层和单位|樓層及單位|Floor and flat)$/),
    street: within.getByLabel(/^(街道|Street)/),
    place: (place: 'mainland' | 'hong_kong') =>
      within.locator('.segment', { hasText: place === 'mainland' ? /内地|內地|Mainland/ : /香港|Hong Kong/ }),
  }
}

/** The first area of the wheel, whichever that is. */
export const pickArea = async (page: Page): Promise<void> => {
  const { area } = fields(page)
  await area.click()
  const wheel = sheet(page).last()
  await expect(wheel.getByRole('listbox').first()).toBeFocused(patient)
  await page.keyboard.press('Enter')
  await expect(wheel.getByRole('listbox')).toHaveCount(0)
}

export const fillHongKong = async (page: Page): Promise<void> => {
  const { place, name, mobile, building, flat } = fields(page)
  await place('hong_kong').click()
  await name.fill('Chan Tai Man')
  await mobile.fill('51234567')
  await pickArea(page)
  await building.fill('Harbour Centre')
  await flat.fill('12/F, Flat B')
}

/** Everything the form asks, up to the last look. */
export const fillAll = async (page: Page, place = 1): Promise<void> => {
  await choose(page, place)
  await addPhoto(page)
  await fillHongKong(page)
}

/** The last look: where the person lives, the terms, submit. */
export const confirm = async (page: Page): Promise<void> => {
  await foot(page).click()
  await expect(sheet(page)).toBeVisible()
  await sheet(page).getByRole('radio').first().check()
  await sheet(page).getByRole('checkbox').check()
  await sheet(page).locator('.sheet-foot .button').click()
}

export const submit = async (page: Page, place = 1): Promise<void> => {
  await fillAll(page, place)
  await confirm(page)
  await expect(parcel(page).first()).toBeVisible(patient)
}

/** What an operator does to the gift of a number. */
export const move = async ({ request }: Pick<Page, 'request'>, mobileNo: string, event: string): Promise<void> => {
  const headers = { 'X-Forwarded-For': '127.0.0.1' }
  const reply = await request.post('/dev/gifts', { headers, data: { mobile: `+852${mobileNo}`, event } })
  expect((await reply.json()).status).toBe(0)
}

/** Text of twice the size loses nothing to the side. */
export const large = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}
