import { consoleEndpoints } from '@foyer/api/endpoints/all-console'
import type { Endpoint } from '@foyer/api/endpoints/endpoint'
import { trackingOperatorEndpoints } from '@foyer/api/endpoints/tracking-operators'
import type { StaffRole } from '@foyer/api/staff/roles'

const declared = { ...consoleEndpoints, ...trackingOperatorEndpoints }
/** A call that the console makes, or that stands for a place that it links to. */
export type KnownCall = keyof typeof declared

/**
 * Whether the declaration of a call admits one of these roles. The console hides what the server would refuse; the
 * server alone decides.
 */
export const admits = (name: KnownCall, roles: readonly StaffRole[]): boolean => {
  const { access }: Endpoint = declared[name]
  // callers of another kind sign in there by other means
  if (typeof access === 'string' || !('staff' in access)) return true
  return roles.some((role) => access.staff.includes(role))
}
