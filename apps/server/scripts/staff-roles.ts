// Generates docs/security/roles.md from the declarations of the endpoints (decision 0179).
import { staffCalls } from '@foyer/api/endpoints/staff-access'
import { staffRoles } from '@foyer/api/staff/roles'

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const meaningOf: Readonly<Record<(typeof staffRoles)[number], string>> = {
  author: 'writes what visitors read',
  approver: 'approves what authors wrote',
  operations: 'runs live sessions, films, the tracker and the servers',
  fulfilment: 'packs and ships gifts',
  clientCare: 'answers clients',
  compliance: 'examines what happened',
  auditor: 'reads everything and changes nothing',
  administrator: 'decides who has access',
}

/** Who may make which call, as Markdown. */
export const generateStaffRoles = (): string => {
  const rows = staffCalls
    .toSorted((one, other) => (one.call < other.call ? -1 : 1))
    .map(({ call, access }) => [
      `\`${call}\``,
      ...staffRoles.map((role) => (access.staff.includes(role) ? 'yes' : '–')),
      access.machine ? `\`${access.machine}\`` : '–',
      access.changes ? 'yes' : '–',
      access.stepUp ? 'yes' : '–',
    ])
  const withoutAuditor = staffCalls.flatMap(({ call, access }) =>
    access.withoutAuditor ? [`- \`${call}\`: ${access.withoutAuditor}.`] : [],
  )
  return `# Roles of staff

<!-- \`npm run generate\` writes this page from the declarations of the endpoints (packages/api/src/endpoints). -->

The firm's OpenID Connect provider says in which groups a person is, and \`STAFF_ROLES\` maps groups to roles. A person may have
several roles. Everybody else is refused; the address of a caller never counts. A test makes every call below as each role, with each
scope of machine clients, and as nobody.

${tableOf(
  ['role', 'who has it'],
  staffRoles.map((role) => [role, meaningOf[role]]),
)}

## Calls

*Machine* is the scope with which a machine client may also make the call. *Changes*: the call changes something. *Proof*: it needs a
proof of identity at the provider within the last five minutes.

${tableOf(['call', ...staffRoles, 'machine', 'changes', 'proof'], rows)}

## The auditor

The auditor may make every call that changes nothing, apart from these:

${withoutAuditor.join('\n')}
`
}
