import { accountInfoReply, accountInfoRequest } from '@foyer/api/gateway-functions'
import { Refused } from '../../../refused.ts'
import { accountOf } from '../../activities/public.ts'
import { checkLoginSecrets, clientInfoOf, suspended } from '../../login/public.ts'
import { gatewayFunction } from '../function.ts'

export const tradeAccountInfo = gatewayFunction({
  name: 'trade/account/info',
  summary: 'Facts of the account logged in to; the body carries both secrets of the login session',
  levels: ['login'],
  request: accountInfoRequest,
  reply: accountInfoReply,
  handle: async (context, { caller, body }) => {
    checkLoginSecrets(context, caller, body)
    const { db, secrets } = context
    const account = await accountOf(db, caller)
    if (!account) throw new Refused('not_found', 'this account no longer exists')
    if (account.status === 'suspended') throw suspended()
    return clientInfoOf(db, secrets, account.id)
  },
})
