import type { MachineScope, StaffAccess, StaffRole } from '@foyer/api/staff/roles'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { App } from './app.ts'

/** A signed-in member of staff. */
export interface StaffCaller {
  readonly id: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  /** keyed hash of the cookie, which identifies the session */
  readonly session: Buffer
  /** when the session ends in any case, and until when its proof of identity is recent; milliseconds since 1970 */
  readonly endsAt: number
  readonly provedUntil: number
}

/** A program with credentials of its own. */
export interface MachineCaller {
  readonly id: string
  readonly name: string
  readonly scopes: readonly MachineScope[]
  /** milliseconds since 1970, exact to a minute; null before the first use */
  readonly lastUsedAt: number | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** the caller of an endpoint for staff, unless a machine client calls it */
    staff: StaffCaller | undefined
    /** the machine client that calls an endpoint for staff */
    machine: MachineCaller | undefined
  }
  interface FastifyInstance {
    /** identifies the caller of an endpoint for staff on the request, or throws Refused */
    admitStaff(request: FastifyRequest, access: StaffAccess): Promise<void>
  }
}

/** Makes endpoints for staff possible. @param admit identifies the caller, or throws Refused */
export const acceptStaff = (app: App, admit: (request: FastifyRequest, access: StaffAccess) => Promise<void>): void => {
  app.decorateRequest('staff')
  app.decorateRequest('machine')
  app.decorate('admitStaff', admit)
}

/** Admits only the members of staff and machine clients that the declaration names. */
export const requireStaff =
  (access: StaffAccess): onRequestAsyncHookHandler =>
  async (request) =>
    request.server.admitStaff(request, access)

/** The signed-in member of staff of an endpoint that admits no machine client. */
export const staffOf = ({ staff }: Pick<FastifyRequest, 'staff'>): StaffCaller => {
  if (!staff) throw new Error('no member of staff calls this')
  return staff
}
