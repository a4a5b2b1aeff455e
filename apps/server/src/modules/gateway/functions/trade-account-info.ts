import { accountInfoReply, accountInfoRequest } from '@foyer/api/gateway-functions'
import { clientInfoOf } from '../../accounts/public.ts'
import { gatewayFunction } from '../function.ts'
import { ownAccount } from './own-account.ts'

export const tradeAccountInfo = gatewayFunction({
  name: 'trade/account/info',
  summary: 'Facts of the account logged in to; the body carries both secrets of the login session',
  levels: ['login'],
  request: accountInfoRequest,
  reply: accountInfoReply,
  handle: async (context, { caller, body }) => {
    const { id } = await ownAccount(context, caller, body)
    return clientInfoOf(context.db, context.secrets, id)
  },
})
