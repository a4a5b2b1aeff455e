import { z } from 'zod'
import {
  addedMachineClient,
  addMachineClientRequest,
  closeMachineClientRequest,
  endStaffSessionsRequest,
  machineClient,
  machineClients,
  restoreStaffRequest,
  staffMember,
  staffPeople,
  suspendStaffRequest,
} from '../staff/people.ts'
import type { StaffRole } from '../staff/roles.ts'
import { staffRoles } from '../staff/roles.ts'
import { staffPath, staffSession } from '../staff/session.ts'
import { trailCheck, trailExportQuery, trailPage, trailRequest } from '../staff/trail.ts'
import { endpoints } from './endpoint.ts'

const tag = 'staff'
const root = { host: 'root', tag } as const
const everyRole = staffRoles
const peopleReaders = ['administrator', 'auditor', 'compliance'] as const satisfies readonly StaffRole[]
const administration = { staff: ['administrator'], changes: true, stepUp: true } as const
export const staffTries = { per: 'address', name: 'staff-sign-in', calls: 600, window: 15 * 60_000 } as const

/** Sign-in of staff at the firm's OpenID Connect provider. Browsers navigate to these addresses. */
export const staffSignInEndpoints = endpoints({
  'GET /staff/sign-in': {
    ...root,
    access: 'open',
    summary: 'Redirects to the provider; `prove` requests a new proof of identity for dangerous acts',
    query: z.object({ to: staffPath.default('/console/'), prove: z.enum(['yes']).optional() }),
    load: 'signIn',
    limits: [staffTries],
  },
  'GET /staff/callback': {
    ...root,
    access: 'open',
    summary: 'Opens the session after the provider’s answer and redirects to where the sign-in began',
    query: z.record(z.string().max(40), z.string().max(4_000)),
    load: 'signIn',
    limits: [staffTries],
  },
  'POST /staff/back-channel-logout': {
    ...root,
    access: 'ticket',
    summary: 'Ends the sessions that a logout token of the provider names',
    body: z.object({ logout_token: z.string().min(1).max(16_384) }),
    load: 'signIn',
    refusals: ['not_found'],
    // a provider has few addresses
    limits: [{ per: 'address', name: 'staff-logout', calls: 600, window: 60_000 }],
  },
})

/** The session of a member of staff. */
export const staffSessionEndpoints = endpoints({
  'POST /staff/session': {
    ...root,
    access: { staff: everyRole },
    summary: 'The signed-in member of staff',
    reply: staffSession,
  },
  'POST /staff/session/use': {
    ...root,
    access: { staff: everyRole },
    summary: 'Extends the session because the person is active',
    reply: staffSession,
  },
  'POST /staff/session/end': {
    ...root,
    access: { staff: everyRole },
    summary: 'Signs out; the reply has the address at which the provider ends its own session, if it has one',
    reply: z.object({ provider: z.string().nullable() }),
  },
})

/** People and machine clients, for administrators. */
export const staffPeopleEndpoints = endpoints({
  'POST /staff/people': {
    ...root,
    access: { staff: peopleReaders },
    summary: 'Members of staff with their roles and open sessions',
    reply: staffPeople,
  },
  'POST /staff/people/suspend': {
    ...root,
    access: administration,
    summary: 'Suspends a member of staff and ends their sessions',
    body: suspendStaffRequest,
    reply: staffMember,
    refusals: ['not_found'],
  },
  'POST /staff/people/restore': {
    ...root,
    access: administration,
    summary: 'Lets a suspended member of staff sign in again',
    body: restoreStaffRequest,
    reply: staffMember,
    refusals: ['not_found'],
  },
  'POST /staff/people/end-sessions': {
    ...root,
    access: administration,
    summary: 'Ends all sessions of a member of staff',
    body: endStaffSessionsRequest,
    reply: staffMember,
    refusals: ['not_found'],
  },
  'POST /staff/machines': {
    ...root,
    access: { staff: peopleReaders },
    summary: 'Machine clients with their scopes',
    reply: machineClients,
  },
  'POST /staff/machines/add': {
    ...root,
    access: administration,
    summary: 'Adds a machine client; only this reply has its token',
    body: addMachineClientRequest,
    reply: addedMachineClient,
  },
  'POST /staff/machines/close': {
    ...root,
    access: administration,
    summary: 'Closes a machine client at once',
    body: closeMachineClientRequest,
    reply: machineClient,
    refusals: ['not_found'],
  },
})

/** The audit trail. */
export const trailEndpoints = endpoints({
  'POST /staff/trail': {
    ...root,
    access: { staff: ['compliance', 'auditor', 'administrator'] },
    summary: 'Searches the audit trail, newest entries first',
    body: trailRequest,
    reply: trailPage,
  },
  'POST /staff/trail/check': {
    ...root,
    access: { staff: ['compliance', 'auditor'] },
    summary: 'Checks the sealed entries of some days against their seals, as `foyer verify audit` checks an export',
    body: trailExportQuery,
    reply: trailCheck,
  },
  'GET /staff/trail/export': {
    ...root,
    access: { staff: ['compliance', 'auditor'] },
    summary:
      'Streams the sealed entries of some days with their seals as JSON lines, which `foyer verify audit` checks',
    query: trailExportQuery,
    load: 'uncounted',
  },
})
