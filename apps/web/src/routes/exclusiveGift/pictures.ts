import type { ActivityDetail, JoinStatus } from '@foyer/contract/activities'
import type { Gift, GiftEvent, GiftStatus, GiftStatusReply } from '@foyer/contract/gifts'
import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { arrive } from '../../shared/activity/testing/activity-page.ts'
import { fileInput, photo, rowOf } from '../../shared/ui/uploader/testing/uploader-page.ts'
import {
  addPhoto,
  choose,
  confirm,
  fillAll,
  foot,
  form,
  openForm,
  parcel,
  path,
  sheet,
  submit,
} from './testing/gift-page.ts'

const patient = { timeout: 30_000 }

const settled = async (page: Page) => {
  await expect(page.locator('.gate-panel')).toBeVisible()
  await expect(page.locator('.gate-panel .spinner, .gate-panel .gate-pending, .gift-shape')).toHaveCount(0, patient)
  await expect(page.locator('.toast')).toHaveCount(0)
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
const reload = (page: Page) => page.reload({ waitUntil: 'commit' })

/** A state that no person of the sandbox is in, as the server would say it. */
const told = async <Told extends object>(page: Page, pattern: string, change: (data: Told) => Partial<Told>) => {
  await page.route(pattern, async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: Told }
    await route.fulfill({ json: { ...reply, data: { ...reply.data, ...change(reply.data) } } })
  })
}
const standing = (page: Page, change: (status: JoinStatus) => Partial<JoinStatus>) =>
  told<JoinStatus>(page, '**/user/493/joinStatus', change)
const giftStatus = (page: Page, change: (status: GiftStatusReply) => Partial<GiftStatusReply>) =>
  told<GiftStatusReply>(page, '**/user/493/gift/status', change)

const hour = 3_600_000
const events: Readonly<Record<GiftStatus, readonly GiftEvent[]>> = {
  claimable: ['grant'],
  preparing: ['grant'],
  packed: ['grant', 'pack'],
  shipped: ['grant', 'pack', 'ship'],
  delivered: ['grant', 'pack', 'ship', 'deliver'],
  returned: ['grant', 'pack', 'ship', 'return'],
  expired: ['grant', 'expire'],
  revoked: ['grant', 'revoke'],
}

const giftIn = (status: GiftStatus, { items, asOf }: GiftStatusReply, changes: Partial<Gift> = {}): Gift => {
  const [first] = items
  if (!first) throw new Error('the server has no gifts')
  const happened = changes.history?.map(({ event }) => event) ?? events[status]
  return {
    id: '00000000-0000-4000-8000-000000000000',
    reference: '7K2QM-94XTB',
    status,
    code: first.code,
    item: first.item,
    deliverTo: { place: 'hong_kong', name: 'C**', mobile: '+852 ****4567', area: 'wan_chai', line: 'Ha****' },
    addressNeeded: status === 'returned',
    pictures: [],
    shipment: happened.includes('ship') ? { carrier: 'SF Express', trackingNo: 'SF1380013800138' } : null,
    ...changes,
    history: happened.map((event, n) => ({ event, at: asOf - (happened.length - n) * 20 * hour })),
  }
}

/** In front of a gift in some state. */
const inState =
  (status: GiftStatus, changes: Partial<Gift> = {}) =>
  async (page: Page, language: Language, mobileNo: string) => {
    await arrive(page, mobileNo, path, language)
    await giftStatus(page, (reply) => ({ gift: giftIn(status, reply, changes) }))
    await standing(page, ({ asOf }) => ({
      gate: 'joined',
      participation: { reference: '3F8QW-10ZRM', joinedAt: asOf - 90 * hour },
    }))
    await reload(page)
    await expect(parcel(page).first()).toBeVisible(patient)
    await unroll(page)
  }

const gone = (reply: GiftStatusReply, isGone: (n: number) => boolean) => ({
  items: reply.items.map((item, n) => (isGone(n) ? { ...item, quota: { total: 20, remaining: 0 } } : item)),
})

/** The public half of the activity, as the server would say it. */
const shown = (page: Page, change: (detail: ActivityDetail) => Partial<ActivityDetail>) =>
  page.route('**/api/activities/member-gift', async (route) => {
    const found = (await (await route.fetch()).json()) as ActivityDetail
    await route.fulfill({ json: { ...found, ...change(found) } })
  })

const gate =
  (
    change: (status: JoinStatus) => Partial<JoinStatus>,
    detail: (detail: ActivityDetail) => Partial<ActivityDetail> = () => ({}),
  ) =>
  async (page: Page, language: Language, mobileNo: string) => {
    await arrive(page, mobileNo, path, language)
    await standing(page, change)
    await shown(page, detail)
    await reload(page)
    await settled(page)
  }

export const pictures: readonly PictureState[] = [
  { name: 'gift-anonymous', path, whole: true, reach: unroll },
  {
    name: 'gift-form',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await unroll(page)
    },
  },
  {
    name: 'gift-form-view',
    path,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await choose(page, 0)
      await settled(page)
    },
  },
  {
    name: 'gift-form-faults',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await foot(page).click()
      await expect(form(page).locator('.field-error:not([hidden])').first()).toBeVisible()
      await unroll(page)
    },
  },
  {
    name: 'gift-form-uploading',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await addPhoto(page)
      await page.route('**/api/uploads/**', () => undefined)
      const sent = page.waitForRequest((request) => request.method() === 'PUT')
      await fileInput(page).setInputFiles(await photo(page, 'statement.jpg', 320, 200))
      await sent
      await expect(rowOf(page, 'statement.jpg')).toHaveAttribute('data-status', 'uploading')
      await page.route('**/user/uploads', (route) => route.abort())
      await fileInput(page).setInputFiles(await photo(page, 'back.jpg', 320, 200))
      await expect(rowOf(page, 'back.jpg')).toHaveAttribute('data-status', 'failed', patient)
      await unroll(page)
    },
  },
  {
    name: 'gift-review',
    path,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await fillAll(page)
      await foot(page).click()
      await expect(sheet(page).locator('.address-lines')).toBeVisible(patient)
    },
  },
  {
    name: 'gift-submitting',
    path,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await fillAll(page)
      await page.route('**/user/493/gift', () => undefined)
      await confirm(page)
      await expect(foot(page).locator('.spinner')).toBeVisible()
    },
  },
  {
    name: 'gift-outcome-unknown',
    path,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await fillAll(page)
      await page.route('**/user/493/gift', (route) => route.abort('connectionreset'))
      await confirm(page)
      await expect(form(page)).toHaveAttribute('inert', '')
      await expect(page.locator('.gate-panel .gate-line')).toBeVisible(patient)
      await expect(page.locator('.gate-panel .spinner')).toHaveCount(0, patient)
    },
  },
  {
    name: 'gift-just-gone',
    path,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await fillAll(page, 0)
      await page.route('**/user/493/gift', (route) =>
        route.fulfill({ status: 409, json: { status: 40901, msg: '', reason: 'activity_sold_out' } }),
      )
      await giftStatus(page, (reply) => gone(reply, (n) => n === 0))
      await confirm(page)
      await expect(page.locator('.gate-problem')).toBeVisible(patient)
      await expect(form(page).locator('label.gift[data-gone]')).toHaveCount(1, patient)
      await settled(page)
    },
  },
  {
    name: 'gift-submitted',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await submit(page)
      await expect(page.locator('.proof img')).toBeVisible(patient)
      await unroll(page)
    },
  },
  {
    name: 'gift-change-item',
    path,
    reach: async (page, language, mobileNo) => {
      await inState('preparing')(page, language, mobileNo)
      await parcel(page).first().getByRole('button').click()
      await expect(sheet(page).locator('label.gift').first()).toBeVisible(patient)
    },
  },
  {
    name: 'gift-change-address',
    path,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await submit(page)
      await parcel(page).nth(2).getByRole('button').last().click()
      await expect(sheet(page).locator('.address-form')).toBeVisible(patient)
    },
  },
  { name: 'gift-packed', path, whole: true, reach: inState('packed') },
  { name: 'gift-shipped', path, whole: true, reach: inState('shipped') },
  { name: 'gift-delivered', path, whole: true, reach: inState('delivered') },
  { name: 'gift-returned', path, whole: true, reach: inState('returned') },
  {
    name: 'gift-returned-corrected',
    path,
    whole: true,
    reach: inState('returned', {
      addressNeeded: false,
      history: ['grant', 'pack', 'ship', 'return', 'readdress'].map((event) => ({ event: event as GiftEvent, at: 0 })),
    }),
  },
  { name: 'gift-revoked', path, whole: true, reach: inState('revoked') },
  {
    name: 'gift-one-gone',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await arrive(page, mobileNo, path, language)
      await giftStatus(page, (reply) => gone(reply, (n) => n === 1))
      await reload(page)
      await expect(form(page).locator('label.gift[data-gone]')).toHaveCount(1, patient)
      await unroll(page)
    },
  },
  {
    name: 'gift-all-gone',
    path,
    reach: async (page, language, mobileNo) => {
      await arrive(page, mobileNo, path, language)
      await giftStatus(page, (reply) => gone(reply, () => true))
      await standing(page, () => ({ gate: 'sold_out', quota: { total: 120, remaining: 0 } }))
      await reload(page)
      await expect(page.locator('.gift[data-gone]')).toHaveCount(4, patient)
      await settled(page)
    },
  },
  {
    name: 'gift-ended',
    path,
    reach: gate(
      () => ({ gate: 'ended' }),
      ({ asOf }) => ({ phase: 'ended', closesAt: asOf - 30 * hour }),
    ),
  },
  {
    name: 'gift-not-started',
    path,
    reach: gate(
      () => ({ gate: 'not_started' }),
      ({ asOf }) => ({ phase: 'upcoming', opensAt: asOf + 30 * hour }),
    ),
  },
  { name: 'gift-ineligible', path, reach: gate(() => ({ gate: 'ineligible', rule: 'earlier_participation' })) },
  {
    name: 'gift-loading',
    path,
    reach: async (page) => {
      await page.route('**/user/493/gift/status', () => undefined)
      await reload(page)
      await expect(page.locator('.gift-shape').first()).toBeVisible(patient)
    },
  },
  {
    name: 'gift-failed',
    path,
    reach: async (page) => {
      await page.route('**/user/493/gift/status', (route) => route.fulfill({ status: 500, body: '' }))
      await reload(page)
      await expect(page.locator('.activity-body .notice-danger')).toBeVisible(patient)
    },
  },
  {
    name: 'gift-page-failed',
    path,
    reach: async (page) => {
      await page.route('**/api/activities/member-gift', (route) => route.fulfill({ status: 500, body: '' }))
      await reload(page)
      await expect(page.getByRole('alert')).toBeVisible(patient)
    },
  },
  {
    name: 'gift-offline',
    path,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await page.context().setOffline(true)
      await expect(page.getByRole('alert').filter({ visible: true })).toBeVisible()
    },
  },
  {
    name: 'gift-draft',
    path,
    reach: async (page) => {
      await shown(page, () => ({ preview: true, publishedAt: null }))
      await reload(page)
      await expect(page.locator('.notice-warn')).toBeVisible(patient)
      await settled(page)
    },
  },
]
