import type { StaffAccess } from '@foyer/api/staff/roles'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { sameOriginOnly } from '../../http/same-origin.ts'
import type { StaffCaller } from '../../http/staff.ts'
import { Refused } from '../../refused.ts'
import { sessionCookie } from './cookies.ts'
import { machineAdmission } from './machine-admission.ts'
import { sessionOfCookie } from './sessions.ts'

/** A form of another origin can send neither type, and a script of another origin only after a permission. */
const bodyTypes = /^application\/(json|octet-stream)(;|$)/i

/**
 * Refuses what a page of another origin can make the browser send with the cookie: any POST, a form, and a link.
 * A browser states the site in `Sec-Fetch-Site`; `none` is an address that a person opened.
 */
const requireOwnPage = (request: FastifyRequest): void => {
  const { 'sec-fetch-site': site, 'content-type': type = '' } = request.headers
  if (request.method === 'GET' || request.method === 'HEAD') {
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      throw new Refused('host_not_allowed', 'this address answers only its own page')
    return
  }
  sameOriginOnly(request)
  if (!bodyTypes.test(type))
    throw new Refused('invalid_request', 'this call needs a body of JSON, or the bytes of a file')
}

/** The paths that a page calls without its person: they do not extend the session. */
const unattended: ReadonlySet<string | undefined> = new Set([
  '/staff/session',
  '/staff/stops',
  '/staff/sms',
  '/staff/systems',
  '/staff/partners',
  '/staff/rooms',
])
const isUse = ({ config, url }: FastifyRequest['routeOptions']): boolean =>
  config.load !== 'uncounted' && !unattended.has(url)

const requireRole = (staff: StaffCaller, access: StaffAccess, now: number): void => {
  if (!staff.roles.some((role) => access.staff.includes(role)))
    throw new Refused('role_missing', 'no role of the caller admits this call')
  if (access.stepUp && staff.provedUntil <= now)
    throw new Refused('proof_needed', 'this call needs a proof of identity within the last five minutes')
}

/**
 * Identifies the caller of an endpoint for staff by the session's cookie, or by the token of a machine client. The
 * address of the caller never counts. Every call reads the session, so its end counts at once on every server.
 *
 * @throws Refused `staff_signed_out`, `role_missing`, `proof_needed`, `token_invalid`; `host_not_allowed` or
 *   `invalid_request` for a call that another page could have made
 */
export const admitStaff = (context: Context) => {
  const admitMachine = machineAdmission(context)
  return async (request: FastifyRequest, access: StaffAccess): Promise<void> => {
    const { authorization } = request.headers
    if (authorization !== undefined) return admitMachine(request, access, authorization)
    const cookie = sessionCookie(context.environment).read(request)
    if (cookie === undefined) throw new Refused('staff_signed_out', 'nobody is signed in')
    requireOwnPage(request)
    const staff = await sessionOfCookie(context, cookie, isUse(request.routeOptions))
    if (!staff) throw new Refused('staff_signed_out', 'the session has ended')
    requireRole(staff, access, context.clocks.wall())
    request.staff = staff
  }
}
