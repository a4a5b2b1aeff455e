import type { SystemCaller } from '../wire/caller.ts'
import { pageOf } from '../wire/feed.ts'
import { RefusedBySystem } from '../wire/system-away.ts'
import { backOfficeContract, pageSize } from './contract.ts'
import type { RemoteBackOffice } from './port.ts'

const { listTrades, listTradesOfAccount, handOverShipment, listShipments } = backOfficeContract.operations

/** The back office of a firm that answers the documented calls. */
export const httpBackOffice = ({ call }: Pick<SystemCaller, 'call'>): RemoteBackOffice => ({
  isLocal: false,
  tradesSince: (cursor) => pageOf(call(listTrades, { cursor, limit: pageSize })),
  tradesOf: (account, since, cursor) => pageOf(call(listTradesOfAccount, { account, since, cursor, limit: pageSize })),
  handOver: async (order) => {
    try {
      await call(handOverShipment, order, order.order)
      return 'accepted'
    } catch (error) {
      if (error instanceof RefusedBySystem && error.reason === 'address_refused') return error.reason
      throw error
    }
  },
  shipmentsSince: (cursor) => pageOf(call(listShipments, { cursor, limit: pageSize })),
})
