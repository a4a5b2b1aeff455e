import type { SystemCaller } from '../wire/caller.ts'
import { pageOf } from '../wire/feed.ts'
import { backOfficeContract, pageSize } from './contract.ts'
import type { RemoteBackOffice } from './port.ts'

const { listTrades, listTradesOfAccount } = backOfficeContract.operations

/** The back office of a firm that answers the documented calls. */
export const httpBackOffice = ({ call }: Pick<SystemCaller, 'call'>): RemoteBackOffice => ({
  isLocal: false,
  tradesSince: (cursor) => pageOf(call(listTrades, { cursor, limit: pageSize })),
  tradesOf: (account, since, cursor) => pageOf(call(listTradesOfAccount, { account, since, cursor, limit: pageSize })),
})
