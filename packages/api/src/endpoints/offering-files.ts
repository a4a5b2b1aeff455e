import {
  allotmentPreview,
  importAllotmentReply,
  importAllotmentRequest,
  previewAllotmentRequest,
} from '../staff/allotment-files.ts'
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
// a file costs seconds of a processor
const limits = [{ per: 'everyone', name: 'allotment-file', calls: 60, window: 600_000 }] as const
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
  'POST /staff/offerings/allotment/preview': {
    ...root,
    access: { staff: ['operations'], changes: true },
    summary:
      'Reads a file with the allotment of an offering, reports each refused line, and states what an import would do',
    body: previewAllotmentRequest,
    reply: allotmentPreview,
    refusals: ['not_found'],
    limits,
  },
  'POST /staff/offerings/allotment/import': {
    ...root,
    // clients read their allotment at once, and it does not change any more
    access: { staff: ['operations'], changes: true, stepUp: true },
    summary: 'Records the allotment of a file, all of it or none, if it still does what the preview stated',
    body: importAllotmentRequest,
    reply: importAllotmentReply,
    refusals: ['not_found'],
    limits,
  },
})
