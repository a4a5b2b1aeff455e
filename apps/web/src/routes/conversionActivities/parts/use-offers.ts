import type { OffersReply } from '@foyer/api/conversion'
import { pathTo } from '../../../platform/path-to.ts'
import { exchange } from '../../../shared/conversion/paths.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

/** The vouchers and the person's points, which the head of the page and the list share. */
export const useOffers = (): Personal<OffersReply> =>
  usePersonal(
    pathTo('POST /user/:number/conversion/offers', exchange),
    {},
    { publicPath: pathTo('GET /conversion/offers') },
  )

/** The person's points; undefined while they are unknown and for a person who has not joined. */
export const balanceOf = (reply: OffersReply | undefined) =>
  reply?.offers.some(({ mine }) => mine !== null && mine.state !== 'not_joined')
    ? (reply.balance ?? undefined)
    : undefined
