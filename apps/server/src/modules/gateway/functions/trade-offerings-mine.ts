import { myOfferings as myOfferingsReply, myOfferingsRequest } from '@foyer/api/offerings'
import { myOfferings } from '../../offerings/public.ts'
import { gatewayFunction } from '../function.ts'

export const tradeOfferingsMine = gatewayFunction({
  name: 'trade/offerings/mine',
  summary: 'Applications, cash and eligibility of the account logged in to for the offerings of an activity',
  levels: ['login'],
  request: myOfferingsRequest,
  reply: myOfferingsReply,
  handle: (context, { caller, body }) => myOfferings(context, caller, body),
})
