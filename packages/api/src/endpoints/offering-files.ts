import {
  declareOfferingsReply,
  declareOfferingsRequest,
  offeringsPreview,
  previewOfferingsRequest,
  staffOfferingsPage,
  staffOfferingsRequest,
} from '../staff/offering-files.ts'
import type { StaffRole } from '../staff/roles.ts'
import { endpoints } from './endpoint.ts'

const root = { host: 'root', tag: 'staff' } as const
const readers = ['operations', 'clientCare', 'compliance', 'auditor'] as const satisfies readonly StaffRole[]

/** Bonds and new shares, as staff declare them. */
export const offeringFileEndpoints = endpoints({
  'POST /staff/offerings': {
    ...root,
    access: { staff: readers },
    summary: 'Declared offerings with their announced dates, the latest first',
    body: staffOfferingsRequest,
    reply: staffOfferingsPage,
  },
  'POST /staff/offerings/preview': {
    ...root,
    access: { staff: ['operations'], changes: true },
    summary: 'Reads a file of declarations, and states which are new and which faults there are',
    body: previewOfferingsRequest,
    reply: offeringsPreview,
  },
  'POST /staff/offerings/declare': {
    ...root,
    // what is promised does not change any more
    access: { staff: ['operations'], changes: true, stepUp: true },
    summary: 'Declares the offerings of a file, all or none',
    body: declareOfferingsRequest,
    reply: declareOfferingsReply,
  },
})
