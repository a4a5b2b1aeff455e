import { accountFiguresRequest, accountPositionsReply } from '@foyer/api/accounts'
import { accountFigures } from '../../accounts/public.ts'
import { gatewayFunction } from '../function.ts'

export const tradeAccountPositions = gatewayFunction({
  name: 'trade/account/positions',
  summary: 'Positions of the account logged in to, at the prices of one moment',
  levels: ['login'],
  request: accountFiguresRequest,
  reply: accountPositionsReply,
  handle: (context, { caller, body }) => accountFigures(context, caller, body),
})
