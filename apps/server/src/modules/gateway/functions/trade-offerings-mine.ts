import { myOfferings as myOfferingsReply, myOfferingsRequest } from '@foyer/contract/offerings'
import { myOfferings } from '../../offerings/mine.ts'
import { gatewayFunction } from '../function.ts'

export const tradeOfferingsMine = gatewayFunction({
  name: 'trade/offerings/mine',
  summary: 'Where the account logged in to stands with the offerings of an activity: applications, cash, who may apply',
  levels: ['login'],
  request: myOfferingsRequest,
  reply: myOfferingsReply,
  handle: (context, { caller, body }) => myOfferings(context, caller, body),
})
