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
import { staffRoles } from '../staff/roles.ts'
import {
  emergencyStop,
  emergencyStops,
  findActivitiesRequest,
  foundActivities,
  placeStopRequest,
  stopActRequest,
} from '../staff/stops.ts'
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

/** Every call of the console's screens for operations. */
export const operationsEndpoints = { ...stopEndpoints, ...closureEndpoints } as const
