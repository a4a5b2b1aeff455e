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

/** Every call of the console's screens for operations. */
export const operationsEndpoints = { ...stopEndpoints } as const
