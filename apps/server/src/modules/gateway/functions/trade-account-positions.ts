import { accountFiguresRequest, accountPositionsReply } from '@foyer/api/accounts'
import { accountFigures } from '../../accounts/public.ts'
import { gatewayFunction } from '../function.ts'
import { ownAccount } from './own-account.ts'

export const tradeAccountPositions = gatewayFunction({
  name: 'trade/account/positions',
  summary: 'Positions of the account logged in to, at the prices of one moment',
  levels: ['login'],
  request: accountFiguresRequest,
  reply: accountPositionsReply,
  handle: async (context, { caller, body }) => accountFigures(context, await ownAccount(context, caller, body)),
})
