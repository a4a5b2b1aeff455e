import type { PresentReply, PresentRequest } from '@foyer/api/presentations'
import type { Received } from '@foyer/testing/browser'

/** Wednesday 18 November 2026, 10:00 in Hong Kong. */
const asOf = Date.UTC(2026, 10, 18, 2)
const day = 86_400_000

const merchant = { 'zh-CN': '海港烘焙咖啡（示范）', 'zh-HK': '海港烘焙咖啡（示範）', 'en-US': 'Harbour Roast (demo)' }

export const voucherId = '6f1c6f9e-4f0e-4d57-9f6e-1f2a3b4c5d6e'

/** The server's reply about a voucher, without its code. */
export const present = (change: Partial<PresentReply> = {}): PresentReply => ({
  asOf,
  status: 'available',
  item: {
    name: { 'zh-CN': '咖啡一杯', 'zh-HK': '咖啡一杯', 'en-US': 'One coffee' },
    note: {
      'zh-CN': '任选一款中杯热饮，全线门店适用。',
      'zh-HK': '任選一款中杯熱飲，全線門市適用。',
      'en-US': 'Any medium hot drink, at every shop.',
    },
    usage: [{ 'zh-CN': '点单时出示二维码', 'zh-HK': '落單時出示二維碼', 'en-US': 'Show the QR code as you order' }],
    art: 'offer-coffee.svg',
  },
  reference: 'K7M2Q-9XRT4',
  maskedCode: '7Q2K',
  validUntil: asOf + 30 * day + 14 * 3_600_000,
  merchants: [merchant],
  used: null,
  presentation: null,
  ...change,
})

export const used = present({
  status: 'used',
  used: { at: asOf, merchant },
})

/** A voucher whose code is typed in the partner's app: the server shows no code that can be scanned. */
export const typed = present({ item: { ...present().item, usedWhere: 'partner_app' } })

/** The n-th code: the content of its QR code, and the code to type. */
export const codeOf = (n: number) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  qr: `F1:${'0123456789ABCDEFGHJKMNPQRSTVWXYZ0123456789ABCDEFGHJKMN'.slice(n, n + 52)}`,
  code: `K7M${n}-9XR${n}`,
})

type Life = readonly [renewIn: number, endsIn: number]

/**
 * A server that shows codes, the first with the given lifetime. It issues the next code when the shown one needs
 * renewal.
 */
export const presenting = (first: Life = [45_000, 60_000]) => {
  let issued = 0
  let renewAt = 0
  return ({ body }: Received): PresentReply => {
    const { shown } = body as PresentRequest
    if (shown !== undefined && performance.now() < renewAt) return present()
    issued++
    const [renewIn, endsIn] = issued === 1 ? first : ([45_000, 60_000] as const)
    renewAt = performance.now() + renewIn
    return present({ presentation: { ...codeOf(issued), renewIn, endsIn } })
  }
}
