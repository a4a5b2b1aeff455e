import {
  filmStatusReply,
  filmStatusRequest,
  interruptionRequest,
  liveSessionsPage,
  liveSessionsRequest,
  liveTimesReply,
  liveTimesRequest,
  staffFilmsPage,
  staffFilmsRequest,
  staffSessionOfLive,
} from '../staff/broadcast.ts'
import {
  broadcastCheck,
  broadcastDocument,
  broadcastSurroundings,
  checkBroadcastRequest,
  filmDocumentRequest,
  liveDocumentRequest,
  liveWithdrawalReply,
  liveWithdrawalRequest,
  publishBroadcastReply,
  publishBroadcastRequest,
} from '../staff/broadcast-documents.ts'
import type { StaffRole } from '../staff/roles.ts'
import { endpoints } from './endpoint.ts'

const root = { host: 'root', tag: 'staff' } as const
const readers = ['operations', 'author', 'compliance', 'auditor'] as const satisfies readonly StaffRole[]
const operations = { staff: ['operations'], changes: true } as const

/** Live sessions, as staff direct them in the console. */
export const liveStaffEndpoints = endpoints({
  'POST /staff/live': {
    ...root,
    access: { staff: readers },
    summary: 'Live sessions with their states and viewers, the latest first',
    body: liveSessionsRequest,
    reply: liveSessionsPage,
  },
  'POST /staff/live/interruption': {
    ...root,
    access: operations,
    summary: 'Interrupts or resumes a session; pages show it within two seconds',
    body: interruptionRequest,
    reply: staffSessionOfLive,
    refusals: ['not_found'],
  },
  'POST /staff/live/times': {
    ...root,
    access: operations,
    summary: 'Moves a session, begins it now or ends it now, unless its times changed meanwhile',
    body: liveTimesRequest,
    reply: liveTimesReply,
    refusals: ['not_found'],
  },
  'POST /staff/live/document': {
    ...root,
    access: { staff: readers },
    summary: 'A session as its author edits it, with its version',
    body: liveDocumentRequest,
    reply: broadcastDocument,
    refusals: ['not_found'],
  },
  'POST /staff/live/check': {
    ...root,
    access: operations,
    summary: 'The faults of a session as it is written now; nothing is stored',
    body: checkBroadcastRequest,
    reply: broadcastCheck,
  },
  'POST /staff/live/publish': {
    ...root,
    access: operations,
    summary: 'Publishes a session, or a new version of one, unless another version was published since it was opened',
    body: publishBroadcastRequest,
    reply: publishBroadcastReply,
  },
  'POST /staff/live/withdrawal': {
    ...root,
    access: operations,
    summary: 'Withdraws a session that does not run, or shows it again',
    body: liveWithdrawalRequest,
    reply: liveWithdrawalReply,
    refusals: ['not_found'],
  },
})

/** Films, as staff show and withdraw them in the console. */
export const filmStaffEndpoints = endpoints({
  'POST /staff/films': {
    ...root,
    access: { staff: readers },
    summary: 'Films with their status, the newest first',
    body: staffFilmsRequest,
    reply: staffFilmsPage,
  },
  'POST /staff/broadcast/surroundings': {
    ...root,
    access: { staff: readers },
    summary: 'What sessions and films may refer to: presenters, films, reels and pictures',
    reply: broadcastSurroundings,
  },
  'POST /staff/films/document': {
    ...root,
    access: { staff: readers },
    summary: 'A film as its author edits it, with its version',
    body: filmDocumentRequest,
    reply: broadcastDocument,
    refusals: ['not_found'],
  },
  'POST /staff/films/check': {
    ...root,
    access: operations,
    summary: 'The faults of a film as it is written now; nothing is stored',
    body: checkBroadcastRequest,
    reply: broadcastCheck,
  },
  'POST /staff/films/publish': {
    ...root,
    access: operations,
    summary:
      'Publishes a film from its moment on, or a new version of one, unless another version was published since it was opened',
    body: publishBroadcastRequest,
    reply: publishBroadcastReply,
  },
  'POST /staff/films/status': {
    ...root,
    access: operations,
    summary: 'Withdraws a film or shows it again, unless its status changed meanwhile',
    body: filmStatusRequest,
    reply: filmStatusReply,
    refusals: ['not_found'],
  },
})
