import { table } from '../text/table.ts'

export const text = table('live')

/** Why an event is not accepted: `trackingRejections` of the contract. */
export const reasons = table('live.reasons')
