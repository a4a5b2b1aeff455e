import { accountFiguresRequest, accountValuesReply } from '@foyer/api/accounts'
import { accountValues } from '../../accounts/public.ts'
import { gatewayFunction } from '../function.ts'
import { ownAccount } from './own-account.ts'

export const tradeAccountValues = gatewayFunction({
  name: 'trade/account/values',
  summary: 'The net value of the account logged in to at the end of each trading day of the last year',
  levels: ['login'],
  request: accountFiguresRequest,
  reply: accountValuesReply,
  handle: async (context, { caller, body }) => accountValues(context, await ownAccount(context, caller, body)),
})
