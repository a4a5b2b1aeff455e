import type { Gift, GiftEvent, GiftItemRequest, GiftRequest, GiftStatus, GiftStatusReply } from '@foyer/api/gifts'
import { publicDocument, type Received, serve } from '@foyer/testing/browser'
import { joined } from '../../../shared/activity/testing/join-status.ts'

export const statusCall = 'POST /api/user/493/gift/status'
export const giftCall = 'POST /api/user/493/gift'
export const itemCall = 'POST /api/user/493/gift/item'
export const joinStatusCall = 'POST /api/user/493/joinStatus'

const hour = 3_600_000
export const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** The gifts on offer, with the changes that `change` returns, such as the person's gift. */
export const status =
  (change: (reply: GiftStatusReply) => Partial<GiftStatusReply> = () => ({})) =>
  async (): Promise<GiftStatusReply> => {
    const reply = await publicDocument<GiftStatusReply>('/api/gifts')
    return { ...reply, ...change(reply) }
  }

/** The gifts for which `isGone` is true are out of stock. */
export const gone = (isGone: (n: number) => boolean) =>
  status(({ items }) => ({
    items: items.map((item, n) =>
      isGone(n) ? { ...item, quota: { total: item.quota?.total ?? 20, remaining: 0 } } : item,
    ),
  }))

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
export const corrected: readonly GiftEvent[] = ['grant', 'pack', 'ship', 'return', 'readdress']

interface GiftChange extends Partial<Pick<Gift, 'pictures' | 'addressNeeded' | 'deliverTo'>> {
  /** code of the chosen gift; by default the first */
  chosen?: string
  happened?: readonly GiftEvent[]
}

/** A person whose gift is in the given state. */
export const giftIn = (is: GiftStatus, { chosen, happened = events[is], ...change }: GiftChange = {}) =>
  status(({ items, asOf }) => {
    const { code, item } = items.find((one) => one.code === chosen) ?? (items[0] as GiftStatusReply['items'][number])
    const gift: Gift = {
      id: idOf(1),
      reference: '7K2QM-94XTB',
      status: is,
      code,
      item,
      deliverTo: { place: 'hong_kong', name: 'C**', mobile: '+852 ****4567', area: 'wan_chai', line: 'Ha****' },
      addressNeeded: is === 'returned',
      pictures: [],
      shipment: happened.includes('ship') ? { carrier: 'SF Express', trackingNo: 'SF1380013800138' } : null,
      ...change,
      history: happened.map((event, n) => ({ event, at: asOf - (happened.length - n) * 20 * hour })),
    }
    return { gift }
  })

/** A server that grants a gift: afterwards the person has the chosen gift with their pictures. */
export const give = ({ body }: Received) => {
  const { item, uploads } = body as GiftRequest
  serve({ [statusCall]: giftIn('preparing', { chosen: item, pictures: uploads }), [joinStatusCall]: joined() })
  return { participation: joined().participation, status: joined() }
}
export const exchange = ({ body }: Received) => {
  serve({ [statusCall]: giftIn('preparing', { chosen: (body as GiftItemRequest).item }) })
  return { id: idOf(1), status: 'preparing' }
}

/** The calls of the uploader. `upload-request.ts` answers the requests to the address of a ticket. */
export const uploading = (path = 'uploads/stored') => {
  let count = 0
  const expiresAt = Date.now() + hour
  return {
    'POST /api/user/uploads': () => {
      count++
      return { id: idOf(100 + count), path, expiresAt }
    },
    'POST /api/user/uploads/view': { path: 'media/offer-books.svg', expiresAt },
    'POST /api/user/uploads/remove': {},
  }
}
