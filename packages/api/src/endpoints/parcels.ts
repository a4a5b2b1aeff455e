import {
  parcelAddress,
  parcelAddressRequest,
  parcelStepReply,
  parcelStepRequest,
  parcelsPage,
  parcelsRequest,
} from '../staff/parcels.ts'
import type { StaffRole } from '../staff/roles.ts'
import { endpoints } from './endpoint.ts'

const root = { host: 'root', tag: 'staff' } as const
const readers = ['fulfilment', 'operations', 'auditor'] as const satisfies readonly StaffRole[]

/** Gifts and their delivery, as staff handle them in the console. */
export const parcelEndpoints = endpoints({
  'POST /staff/parcels': {
    ...root,
    access: { staff: readers },
    summary: 'Gifts with one status, the oldest first, with masked addresses',
    body: parcelsRequest,
    reply: parcelsPage,
  },
  'POST /staff/parcels/address': {
    ...root,
    access: { staff: ['fulfilment'], withoutAuditor: 'only who sends a parcel needs the address of a person' },
    summary: 'The address of one gift; the audit trail records who read it, and why',
    body: parcelAddressRequest,
    reply: parcelAddress,
    refusals: ['not_found'],
  },
  'POST /staff/parcels/step': {
    ...root,
    access: { staff: ['fulfilment'], changes: true },
    summary: 'Packs a gift, ships it or ships it again, records its delivery or return, or revokes it',
    body: parcelStepRequest,
    reply: parcelStepReply,
    refusals: ['not_found', 'reward_not_open'],
  },
})
