import {
  closeDataRequest,
  dataRequest,
  dataRequestAct,
  dataRequestsPage,
  dataRequestsRequest,
  exportedData,
  openDataRequest,
} from '../staff/data-requests.ts'
import type { StaffAccess } from '../staff/roles.ts'
import { endpoints } from './endpoint.ts'

const root = { host: 'root', tag: 'care' } as const
const acts = { staff: ['clientCare', 'compliance'], changes: true } as const satisfies StaffAccess

/** Requests about personal data that arrive by letter (O4). */
export const dataRequestEndpoints = endpoints({
  'POST /staff/care/requests': {
    ...root,
    access: { staff: ['clientCare', 'compliance', 'auditor'] },
    summary: 'Requests by letter, with their deadlines',
    body: dataRequestsRequest,
    reply: dataRequestsPage,
  },
  'POST /staff/care/requests/open': {
    ...root,
    access: acts,
    summary: 'Records a letter of a person whose identity was checked',
    body: openDataRequest,
    reply: dataRequest,
    refusals: ['not_found'],
  },
  'POST /staff/care/requests/export': {
    ...root,
    access: { ...acts, stepUp: true },
    summary: 'Replies with all data of the person of an open request, decrypted',
    body: dataRequestAct,
    reply: exportedData,
    refusals: ['not_found'],
  },
  'POST /staff/care/requests/erase': {
    ...root,
    access: { ...acts, stepUp: true },
    summary: 'Erases the person of an open request, with what the law keeps, and closes the request',
    body: dataRequestAct,
    reply: dataRequest,
    refusals: ['not_found', 'erasure_blocked', 'phone_cooling'],
  },
  'POST /staff/care/requests/close': {
    ...root,
    access: acts,
    summary: 'Closes an open request with its outcome',
    body: closeDataRequest,
    reply: dataRequest,
    refusals: ['not_found'],
  },
})
