import { metricsAccess, type StaffAccess } from '../staff/roles.ts'
import { allEndpoints } from './all.ts'
import type { Call, Endpoint } from './endpoint.ts'

const isOfStaff = (access: Endpoint['access']): access is StaffAccess => typeof access === 'object' && 'staff' in access

/** Every call that staff or machine clients may make, with who may and what it does. */
export const staffCalls: readonly { readonly call: Call; readonly access: StaffAccess; readonly summary: string }[] = [
  ...Object.entries<Endpoint>(allEndpoints).flatMap(([call, { access, summary }]) =>
    isOfStaff(access) ? [{ call: call as Call, access, summary }] : [],
  ),
  { call: 'GET /metrics', access: metricsAccess, summary: 'The figures of one process for a monitoring system' },
]
