import type {
  AccessReply,
  AccessRequest,
  AccessRule,
  AccessVerdict,
  Conversion,
  ConversionReply,
  Hold,
  HoldReply,
  Offer,
  OffersReply,
  PointsBalance,
} from '@foyer/api/conversion'
import { publicDocument, type Received } from '@foyer/testing/browser'

const day = 86_400_000
const minute = 60_000

export const holdId = '3b0f6f0a-5c1e-4d57-9f6e-1f2a3b4c5d6e'
export const conversionId = '7d2a9c3e-8b4f-4e61-a5d0-9c8b7a6f5e4d'
export const rewardId = '6f1c6f9e-4f0e-4d57-9f6e-1f2a3b4c5d6e'
export const noId = '00000000-0000-4000-8000-000000000000'

/** The points of a person who joined; `held` of them are reserved. */
export const points = (available: number, held = 0): PointsBalance => ({ available, held })

const allOffers = () => publicDocument<OffersReply>('/api/conversion/offers')

/** A person's status for an offer. */
export const mine = (
  state: NonNullable<Offer['mine']>['state'],
  change: Partial<NonNullable<Offer['mine']>> = {},
): NonNullable<Offer['mine']> => ({
  state,
  conversions: 0,
  missing: 0,
  hold: state === 'held' ? holdId : null,
  ...change,
})

/** The offers for a person with this balance. */
export const offersFor =
  (balance: PointsBalance, mineOf: (offer: Offer) => Offer['mine'] = () => mine('open')) =>
  async (): Promise<OffersReply> => {
    const { offers, ...reply } = await allOffers()
    return { ...reply, balance, offers: offers.map((offer) => ({ ...offer, mine: mineOf(offer) })) }
  }

/** The status of an offer for a person with these points: coffee is reserved, the others depend on their cost. */
export const affordedWith =
  (available: number) =>
  ({ code, cost }: Offer): Offer['mine'] => {
    if (code === 'coffee') return mine('held')
    return cost <= available ? mine('open') : mine('short', { missing: cost - available })
  }

/** The public offers with changes. */
export const changedOffers =
  (change: (offer: Offer, index: number) => Partial<Offer>) => async (): Promise<OffersReply> => {
    const { offers, ...reply } = await allOffers()
    return { ...reply, offers: offers.map((offer, index) => ({ ...offer, ...change(offer, index) })) }
  }

interface AccessChange extends Partial<Pick<AccessReply, 'balance' | 'consentedAt' | 'converted'>> {
  mine?: Offer['mine']
  /** rules that are not listed pass */
  verdicts?: Partial<Record<AccessRule, AccessVerdict>>
}

/** The conditions of the requested offer for a person who joined. */
export const accessFor =
  ({ mine: own = mine('open'), verdicts = {}, ...change }: AccessChange = {}) =>
  async ({ body }: Received): Promise<AccessReply> => {
    const reply = await publicDocument<AccessReply>(`/api/conversion/access/${(body as AccessRequest).offer}`)
    return {
      ...reply,
      balance: points(600),
      offer: { ...reply.offer, mine: own },
      checks: reply.checks.map(({ rule }) => ({ rule, verdict: verdicts[rule] ?? 'pass' })),
      isGranted: !Object.values(verdicts).includes('fail'),
      ...change,
    }
  }

type Chosen = 'coffee' | 'book-voucher'
const cost = { coffee: 120, 'book-voucher': 200 } as const

const factsOf = async (code: Chosen): Promise<Hold['offer']> => {
  const { offers } = await allOffers()
  const { quota: _, isLow: __, mine: ___, ...facts } = offers.find((offer) => offer.code === code) as Offer
  return facts
}

/** A hold that was created now, for ten minutes. */
export const heldOf =
  (code: Chosen = 'coffee', change: Partial<Hold> = {}) =>
  async (): Promise<HoldReply> => {
    const asOf = Date.now()
    const isOver = change.status === 'expired' || change.status === 'released'
    return {
      asOf,
      balance: isOver ? points(600) : points(600 - cost[code], cost[code]),
      hold: {
        id: holdId,
        status: 'held',
        offer: await factsOf(code),
        cost: cost[code],
        heldAt: asOf,
        expiresAt: asOf + 10 * minute,
        conversion: null,
        ...change,
      },
    }
  }

/** A hold that expires in `left` milliseconds. */
export const endingIn = (left: number) => async (): Promise<HoldReply> => {
  const reply = await heldOf()()
  return { ...reply, hold: { ...reply.hold, heldAt: reply.asOf + left - 10 * minute, expiresAt: reply.asOf + left } }
}

/** A successful conversion. */
export const convertedOf =
  (code: Chosen = 'coffee', change: Partial<Conversion> = {}) =>
  async (): Promise<ConversionReply> => {
    const asOf = Date.now()
    const { restored = 0 } = change
    return {
      asOf,
      balance: points(600 - cost[code] + restored),
      conversion: {
        id: conversionId,
        status: 'succeeded',
        offer: await factsOf(code),
        cost: cost[code],
        reference: 'K7M2Q-9XRT4',
        at: asOf,
        settledAt: asOf,
        failure: null,
        restored,
        reward: rewardId,
        validUntil: asOf + 30 * day,
        ...change,
      },
    }
  }
export const pendingOf = () => convertedOf('book-voucher', { status: 'pending', settledAt: null })
export const failedOf = (code: Chosen, failure: NonNullable<Conversion['failure']>) =>
  convertedOf(code, { status: 'failed', failure, restored: cost[code], reward: null, validUntil: null })
