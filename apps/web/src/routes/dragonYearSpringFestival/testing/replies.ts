import type { ActivityDetail } from '@foyer/api/activities'
import type { DrawDetail, DrawRecords, DrawReply, DrawRequest, DrawStatus, MyDraw } from '@foyer/api/draws'
import { publicDocument, type Received } from '@foyer/testing/browser'

const day = 86_400_000
const hongKong = 8 * 3_600_000
const nextMidnight = () => Math.ceil((Date.now() + hongKong) / day) * day - hongKong

/** A person who joined today, with one chance for the join and one for the visit. */
export const drawStatus = (change: Partial<DrawStatus> = {}): DrawStatus => ({
  asOf: Date.now(),
  chances: 2,
  tasks: [
    { task: 'join', earned: 1, isOpen: false, nextAt: null },
    { task: 'visit', earned: 1, isOpen: true, nextAt: nextMidnight() },
    { task: 'account_safety', earned: 0, isOpen: true, nextAt: null },
  ],
  draws: [],
  ...change,
})

/** The given number of draws, the newest first. */
export const draws = (count: number): MyDraw[] =>
  Array.from({ length: count }, (_, n) => ({
    number: 90 - n * 7,
    visitorSeed: 'seed-of-an-earlier-draw',
    prize: [null, 'coffee', null, 'lucky-cash'][n % 4] ?? null,
    at: Date.now() - n * day,
  }))

/** A server that accepts two draws of a person. Each results in the given prize. */
export const drawing = (prize: string | null) => {
  const drawn: MyDraw[] = []
  const mine = () => drawStatus({ chances: 2 - drawn.length, draws: [...drawn].reverse() })
  const draw = ({ body }: Received): DrawReply => {
    const { visitorSeed } = body as DrawRequest
    drawn.push({ number: 91 + drawn.length, visitorSeed, prize, at: Date.now() })
    return { draw: drawn.at(-1) as MyDraw, status: mine() }
  }
  return { 'POST /api/user/498/draws': mine, 'POST /api/user/498/draw': draw }
}

/** The draw with its first prize out of stock. */
export const firstPrizeGone = async ({ path }: Received): Promise<DrawDetail> => {
  const draw = await publicDocument<DrawDetail>(path)
  const prizes = draw.prizes.map((prize, n) => (n > 0 ? prize : { ...prize, stock: { ...prize.stock, remaining: 0 } }))
  return { ...draw, prizes }
}

/** The records of a draw with a change. */
export const changedRecords =
  (change: (page: DrawRecords) => DrawRecords['records']) =>
  async ({ path, query }: Received): Promise<DrawRecords> => {
    const page = await publicDocument<DrawRecords>(`${path}?${query}`)
    return { ...page, records: change(page) }
  }

/** The activity as the server returns it to a visitor in the mainland. */
export const withheld = async ({ path }: Received): Promise<ActivityDetail> => {
  const detail = await publicDocument<ActivityDetail>(path)
  const lead = { 'zh-CN': '', 'zh-HK': '', 'en-US': '' }
  return { ...detail, lead, withheld: true, blocks: detail.blocks.filter(({ kind }) => kind === 'risk') }
}
