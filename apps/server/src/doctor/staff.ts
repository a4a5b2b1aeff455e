import { type StaffRole, staffRoles } from '@foyer/api/staff/roles'
import type { Environment } from '../config/environment.ts'
import { staffProviderSettings } from '../connectors/staff-provider/settings.ts'
import { type Finding, warning } from './finding.ts'
import { providerFindings } from './openid.ts'

const check = 'staff'

/** Pairs of roles that one group should not have together: with both, one person does alone what needs two persons. */
const apart: readonly (readonly [StaffRole, StaffRole, string])[] = [
  ['author', 'approver', 'they could approve what they wrote'],
  ...staffRoles
    .filter((role) => role !== 'auditor')
    .map((role) => ['auditor', role, 'an auditor examines the acts of others'] as const),
]

/** Risks of how the configuration maps groups to roles. */
const risksOf = (roles: Readonly<Record<string, readonly StaffRole[]>>): readonly string[] => {
  const given = new Set(Object.values(roles).flat())
  return [
    ...(given.has('administrator')
      ? []
      : ['STAFF_ROLES gives nobody the role administrator: nobody can suspend a member of staff.']),
    ...Object.entries(roles).flatMap(([group, of]) =>
      apart
        .filter(([one, other]) => of.includes(one) && of.includes(other))
        .map(([one, other, why]) => `STAFF_ROLES gives the group ${group} both ${one} and ${other}: ${why}.`),
    ),
  ]
}

/** Whether staff can sign in, and what is missing or unsafe in how they do. */
export const staffFindings = async (environment: Environment): Promise<readonly Finding[]> => {
  const settings = staffProviderSettings(environment)
  if (!settings)
    return environment.FOYER_MODE === 'sandbox'
      ? []
      : [warning(check, 'STAFF_ISSUER is not set: no member of staff can sign in to the console or the insights.')]
  return [
    ...(await providerFindings(check, settings, (server) =>
      server.backchannel_logout_supported ? [] : ['A logout at the provider does not end sessions here.'],
    )),
    ...risksOf(settings.roles).map((message) => warning(check, message)),
  ]
}
