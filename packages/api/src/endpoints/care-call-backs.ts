import {
  closeCallBackRequest,
  revealCallBackRequest,
  revealedCallBack,
  staffCallBack,
  staffCallBacksPage,
  staffCallBacksRequest,
} from '../staff/call-backs.ts'
import type { StaffAccess } from '../staff/roles.ts'
import { endpoints } from './endpoint.ts'

const root = { host: 'root', tag: 'care' } as const

/** Requests of persons to be called, for client care. */
export const careCallBackEndpoints = endpoints({
  'POST /staff/care/call-backs': {
    ...root,
    access: { staff: ['clientCare', 'compliance', 'auditor'] },
    summary: 'Requests to be called, with their windows of time',
    body: staffCallBacksRequest,
    reply: staffCallBacksPage,
  },
  'POST /staff/care/call-backs/reveal': {
    ...root,
    access: {
      staff: ['clientCare', 'compliance'],
      withoutAuditor: 'an auditor checks who revealed what, and needs no personal data of clients for it',
    },
    summary: 'The number and the note of a request, with a reason',
    body: revealCallBackRequest,
    reply: revealedCallBack,
    refusals: ['not_found'],
  },
  'POST /staff/care/call-backs/close': {
    ...root,
    access: { staff: ['clientCare', 'compliance'], changes: true } satisfies StaffAccess,
    summary: 'Closes an open request with its outcome, and notifies the person',
    body: closeCallBackRequest,
    reply: staffCallBack,
    refusals: ['not_found'],
  },
})
