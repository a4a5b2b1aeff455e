import type { ActivityDetail, JoinStatus } from '@foyer/contract/activities'
import type { Gift, GiftEvent, GiftStatus, GiftStatusReply } from '@foyer/contract/gifts'
import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { arrive } from '../../../shared/activity/testing/activity-page.ts'
import { parcel, path, patient } from './gift-page.ts'

export const settled = async (page: Page) => {
  await expect(page.locator('.gate-panel')).toBeVisible()
  await expect(page.locator('.gate-panel .spinner, .gate-panel .gate-pending, .gift-shape')).toHaveCount(0, patient)
  await expect(page.locator('.toast')).toHaveCount(0)
}
/** The whole page in one picture: the panel stands where the page ends, and what comes late is there. */
export const unroll = async (page: Page) => {
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
export const reload = (page: Page) => page.reload({ waitUntil: 'commit' })

/** A state that no person of the sandbox is in, as the server would say it. */
const told = async <Told extends object>(page: Page, pattern: string, change: (data: Told) => Partial<Told>) => {
  await page.route(pattern, async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: Told }
    await route.fulfill({ json: { ...reply, data: { ...reply.data, ...change(reply.data) } } })
  })
}
export const standing = (page: Page, change: (status: JoinStatus) => Partial<JoinStatus>) =>
  told<JoinStatus>(page, '**/user/493/joinStatus', change)
export const giftStatus = (page: Page, change: (status: GiftStatusReply) => Partial<GiftStatusReply>) =>
  told<GiftStatusReply>(page, '**/user/493/gift/status', change)

export const hour = 3_600_000
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
export const inState =
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

export const gone = (reply: GiftStatusReply, isGone: (n: number) => boolean) => ({
  items: reply.items.map((item, n) => (isGone(n) ? { ...item, quota: { total: 20, remaining: 0 } } : item)),
})

/** The public half of the activity, as the server would say it. */
export const shown = (page: Page, change: (detail: ActivityDetail) => Partial<ActivityDetail>) =>
  page.route('**/api/activities/member-gift', async (route) => {
    const found = (await (await route.fetch()).json()) as ActivityDetail
    await route.fulfill({ json: { ...found, ...change(found) } })
  })

export const gate =
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
