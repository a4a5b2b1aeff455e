import {
  careActRequest,
  careCashback,
  careCashbackRequest,
  careRecords,
  careRewards,
  careRewardsRequest,
  careSessions,
  clientCashback,
  clientCashbackRequest,
  findRequest,
  foundPersons,
  personPage,
  personRequest,
  revealed,
  revealRequest,
  timelinePage,
  timelineRequest,
} from '../staff/care.ts'
import type { StaffAccess } from '../staff/roles.ts'
import { endpoints } from './endpoint.ts'

const root = { host: 'root', tag: 'care' } as const
const readers = { staff: ['clientCare', 'compliance', 'auditor'] } as const satisfies StaffAccess
const acts = { staff: ['clientCare'], changes: true } as const satisfies StaffAccess
const dangerousActs = { ...acts, stepUp: true } as const satisfies StaffAccess

/** Finding persons and reading what they see, for client care. The server counts searches of each member of staff. */
export const careEndpoints = endpoints({
  'POST /staff/care/find': {
    ...root,
    access: readers,
    summary: 'Finds a person by phone number, client number, reward, end of a voucher code, or reference of a failure',
    body: findRequest,
    reply: foundPersons,
    refusals: ['mobile_malformed', 'sms_region_blocked'],
  },
  'POST /staff/care/person': {
    ...root,
    access: readers,
    summary: 'A person with masked data',
    body: personRequest,
    reply: personPage,
    refusals: ['not_found'],
  },
  'POST /staff/care/reveal': {
    ...root,
    access: {
      staff: ['clientCare', 'compliance'],
      withoutAuditor: 'an auditor checks who revealed what, and needs no personal data of clients for it',
    },
    summary: 'One kind of personal data of a person, with a reason',
    body: revealRequest,
    reply: revealed,
    refusals: ['not_found'],
  },
  'POST /staff/care/rewards': {
    ...root,
    access: readers,
    summary: 'The rewards of a person, as the person sees them',
    body: careRewardsRequest,
    reply: careRewards,
    refusals: ['not_found'],
  },
  'POST /staff/care/cashback': {
    ...root,
    access: readers,
    summary: 'The cashback of the accounts under the number of a person, month by month, as the person sees it',
    body: careCashbackRequest,
    reply: careCashback,
    refusals: ['not_found'],
  },
  'POST /staff/cashback/client': {
    ...root,
    access: {
      staff: ['operations', 'clientCare'],
      withoutAuditor: 'an auditor reads the same on the page of the person',
    },
    summary: 'The cashback of the account with a client number, as its owner sees it, with a reason',
    body: clientCashbackRequest,
    reply: clientCashback,
    refusals: ['not_found'],
  },
  'POST /staff/care/records': {
    ...root,
    access: readers,
    summary: 'Joins, applications and agreements of a person',
    body: personRequest,
    reply: careRecords,
    refusals: ['not_found'],
  },
  'POST /staff/care/timeline': {
    ...root,
    access: readers,
    summary: 'What happened to a person, newest first',
    body: timelineRequest,
    reply: timelinePage,
    refusals: ['not_found'],
  },
  'POST /staff/care/sessions': {
    ...root,
    access: readers,
    summary: 'The open sessions of a person',
    body: personRequest,
    reply: careSessions,
    refusals: ['not_found'],
  },
  'POST /staff/care/sessions/end': {
    ...root,
    access: acts,
    summary: 'Ends all sessions of a person, who can sign in again',
    body: careActRequest,
    reply: personPage,
    refusals: ['not_found'],
  },
  'POST /staff/care/suspend': {
    ...root,
    access: dangerousActs,
    summary: 'Suspends a person: all sessions end on every server, and no sign-in or login succeeds',
    body: careActRequest,
    reply: personPage,
    refusals: ['not_found'],
  },
  'POST /staff/care/restore': {
    ...root,
    access: dangerousActs,
    summary: 'Lets a suspended person sign in again',
    body: careActRequest,
    reply: personPage,
    refusals: ['not_found'],
  },
})
