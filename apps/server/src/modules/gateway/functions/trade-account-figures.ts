import { accountFiguresReply, accountFiguresRequest } from '@foyer/api/accounts'
import { accountFigures } from '../../accounts/public.ts'
import { gatewayFunction } from '../function.ts'
import { ownAccount } from './own-account.ts'

export const tradeAccountFigures = gatewayFunction({
  name: 'trade/account/figures',
  summary: 'The eight figures of the account logged in to, and its positions, at one moment',
  levels: ['login'],
  request: accountFiguresRequest,
  reply: accountFiguresReply,
  handle: async (context, { caller, body }) => accountFigures(context, await ownAccount(context, caller, body)),
})
