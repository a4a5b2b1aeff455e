import { z } from 'zod'
import {
  addNoticeRequest,
  closure,
  closureEffect,
  closurePreviewRequest,
  closures,
  declareClosureRequest,
  noticesRequest,
  staffNotice,
  staffNotices,
  withdrawClosureRequest,
  withdrawNoticeRequest,
} from '../staff/closures.ts'
import {
  failedJobs,
  failedJobsRequest,
  jobActRequest,
  jobQueues,
  orderActRequest,
  runJobRequest,
  waitingOrders,
  waitingOrdersRequest,
} from '../staff/jobs.ts'
import { staffRoles } from '../staff/roles.ts'
import {
  emergencyStop,
  emergencyStops,
  findActivitiesRequest,
  foundActivities,
  placeStopRequest,
  stopActRequest,
} from '../staff/stops.ts'
import {
  closeRoomRequest,
  firmSystems,
  partnerStates,
  serverProcesses,
  setRoomRequest,
  smsGatewayRequest,
  smsLimitRequest,
  smsState,
  staffRooms,
} from '../staff/systems.ts'
import { endpoints } from './endpoint.ts'

const root = { host: 'root', tag: 'operations' } as const
/** Those who may stop rewards. Whoever sees a fault first acts; a second person decides. */
const stopping = { staff: ['operations', 'approver', 'compliance'], changes: true, stepUp: true } as const

/** Emergency stops (decision 0189). */
export const stopEndpoints = endpoints({
  'POST /staff/stops': {
    ...root,
    access: { staff: staffRoles },
    summary: 'The emergency stops in force and the last that ended; every screen shows the former',
    reply: emergencyStops,
  },
  'POST /staff/stops/place': {
    ...root,
    access: stopping,
    summary: 'Stops an activity or all rewards at once; it lapses after 15 minutes unless another person confirms it',
    body: placeStopRequest,
    reply: emergencyStop,
    refusals: ['not_found'],
  },
  'POST /staff/stops/confirm': {
    ...root,
    access: stopping,
    summary: 'Confirms the stop of another person, so that it lasts until two people lift it',
    body: stopActRequest,
    reply: emergencyStop,
    // the second person is another one
    refusals: ['not_found', 'role_missing'],
  },
  'POST /staff/stops/lift': {
    ...root,
    access: stopping,
    summary:
      'Lifts a stop that is not confirmed; proposes to lift a confirmed one, or agrees with the proposal of another person',
    body: stopActRequest,
    reply: emergencyStop,
    // the second person is another one
    refusals: ['not_found', 'role_missing'],
  },
  'POST /staff/stops/activities': {
    ...root,
    access: { staff: ['operations', 'approver', 'compliance', 'auditor'] },
    summary: 'Finds activities by number, code or title',
    body: findActivitiesRequest,
    reply: foundActivities,
  },
})

/** Those who read what operations do. */
const readers = { staff: ['operations', 'approver', 'compliance', 'auditor'] } as const
/** Those who change what every client sees or receives. */
const operating = { staff: ['operations'], changes: true, stepUp: true } as const

/** Those who repeat what the servers do anyway. */
const running = { staff: ['operations'], changes: true } as const

/** Closures of the market, and notices on activities. */
export const closureEndpoints = endpoints({
  'POST /staff/closures': {
    ...root,
    access: readers,
    summary: 'Declared closures of the market',
    reply: closures,
  },
  'POST /staff/closures/preview': {
    ...root,
    access: readers,
    summary: 'The activities whose end a declaration or a withdrawal would move; nothing changes',
    body: closurePreviewRequest,
    reply: closureEffect,
  },
  'POST /staff/closures/declare': {
    ...root,
    access: operating,
    summary:
      'Declares a day without trading, or without trading from a minute on; replaces the declaration of that day',
    body: declareClosureRequest,
    reply: closure,
  },
  'POST /staff/closures/withdraw': {
    ...root,
    access: operating,
    summary: 'Withdraws the declaration of a day',
    body: withdrawClosureRequest,
    reply: z.object({}),
    refusals: ['not_found'],
  },
  'POST /staff/notices': {
    ...root,
    access: readers,
    summary: 'Notices that are shown now or later, newest first',
    body: noticesRequest,
    reply: staffNotices,
  },
  'POST /staff/notices/add': {
    ...root,
    access: operating,
    summary: 'Shows a notice in one language on one activity or on all for a period',
    body: addNoticeRequest,
    reply: staffNotice,
    refusals: ['not_found'],
  },
  'POST /staff/notices/withdraw': {
    ...root,
    access: operating,
    summary: 'Ends a notice at once',
    body: withdrawNoticeRequest,
    reply: z.object({}),
    refusals: ['not_found'],
  },
})

/** Jobs, and orders that partners have not answered. */
export const jobEndpoints = endpoints({
  'POST /staff/jobs': { ...root, access: readers, summary: 'The queues of jobs with their figures', reply: jobQueues },
  'POST /staff/jobs/failed': {
    ...root,
    access: readers,
    summary: 'Jobs whose attempts are exhausted, newest first, without personal data',
    body: failedJobsRequest,
    reply: failedJobs,
  },
  'POST /staff/jobs/run-again': {
    ...root,
    access: running,
    summary: 'Gives a failed job another attempt at once',
    body: jobActRequest,
    reply: z.object({}),
    refusals: ['not_found'],
  },
  'POST /staff/jobs/drop': {
    ...root,
    access: operating,
    summary: 'Deletes a failed job',
    body: jobActRequest,
    reply: z.object({}),
    refusals: ['not_found'],
  },
  'POST /staff/jobs/run': {
    ...root,
    access: running,
    summary: 'Runs a scheduled job now, unless it waits or runs',
    body: runJobRequest,
    reply: z.object({}),
    refusals: ['not_found'],
  },
})
export const orderEndpoints = endpoints({
  'POST /staff/partner-orders': {
    ...root,
    access: readers,
    summary: 'Orders that a partner has not answered, oldest first',
    body: waitingOrdersRequest,
    reply: waitingOrders,
  },
  'POST /staff/partner-orders/send': {
    ...root,
    access: running,
    summary: 'Sends an order to its partner at once',
    body: orderActRequest,
    reply: z.object({}),
    refusals: ['not_found'],
  },
  'POST /staff/partner-orders/drop': {
    ...root,
    access: operating,
    summary: 'Gives an order up: its voucher is revoked, and its price is returned',
    body: orderActRequest,
    reply: z.object({}),
    refusals: ['not_found'],
  },
})

/** Text messages, systems of the firm, partners and waiting rooms. */
export const smsStateEndpoints = endpoints({
  'POST /staff/sms': { ...root, access: readers, summary: 'Budget and gateways of text messages', reply: smsState },
  'POST /staff/sms/limit': {
    ...root,
    access: operating,
    summary: 'Changes the budget of today',
    body: smsLimitRequest,
    reply: z.object({}),
  },
  'POST /staff/sms/gateway': {
    ...root,
    access: operating,
    summary: 'Switches a gateway off or on; the last one stays on',
    body: smsGatewayRequest,
    reply: z.object({}),
    refusals: ['not_found'],
  },
})
export const systemEndpoints = endpoints({
  'POST /staff/systems': {
    ...root,
    access: readers,
    summary: 'The systems of the firm as this server sees them',
    reply: firmSystems,
  },
  'POST /staff/servers': {
    ...root,
    access: readers,
    summary: 'The processes of all servers, with version and when each was last seen',
    reply: serverProcesses,
  },
})
export const partnerStateEndpoints = endpoints({
  'POST /staff/partners': { ...root, access: readers, summary: 'Partners with their orders', reply: partnerStates },
})
export const roomEndpoints = endpoints({
  'POST /staff/rooms': { ...root, access: readers, summary: 'Waiting rooms with their figures', reply: staffRooms },
  'POST /staff/rooms/set': {
    ...root,
    access: operating,
    summary: 'Opens a waiting room around the opening of an activity, or changes it',
    body: setRoomRequest,
    reply: z.object({}),
    refusals: ['not_found'],
  },
  'POST /staff/rooms/close': {
    ...root,
    access: operating,
    summary: 'Closes a waiting room at once: everybody may join',
    body: closeRoomRequest,
    reply: z.object({}),
    refusals: ['not_found'],
  },
})
