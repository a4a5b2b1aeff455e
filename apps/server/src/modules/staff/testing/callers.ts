import { randomUUID } from 'node:crypto'
import type { MachineScope, StaffRole } from '@foyer/api/staff/roles'
import type { Context } from '../../../context.ts'
import { addMachine } from '../machine-clients.ts'
import { subjectHashOf } from '../members.ts'
import { openSession } from '../sessions.ts'

/** Headers of a call of the console's page under a session, in the sandbox and in production. */
export const underCookie = (cookie: string) => ({
  cookie: `foyer-staff=${cookie}; __Host-foyer-staff=${cookie}`,
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
})

type Parts = Pick<Context, 'db' | 'secrets' | 'clocks'>

/** A member of staff with these roles, who proved their identity just now, and the headers of their calls. */
export const staffWith = async ({ db, secrets, clocks }: Parts, ...roles: readonly StaffRole[]) => {
  const now = clocks.wall()
  const subject = `test ${randomUUID()}`
  const [member] = await db<[{ id: string }]>`
    insert into staff_members (subject_hash, name, roles, last_sign_in_at)
    values (${subjectHashOf(secrets, subject)}, ${`Test ${roles.join(' ')}`}, ${[...roles]}, ${new Date(now)})
    returning id`
  const opened = { memberId: member.id, providerSession: subject, provedAt: now }
  const cookie = await openSession(db, secrets, opened, now)
  return { id: member.id, subject, cookie, headers: underCookie(cookie) }
}

/** A machine client with these scopes, and the headers of its calls. */
export const machineWith = async ({ db, secrets, clocks }: Parts, ...scopes: readonly MachineScope[]) => {
  const { client, token } = await addMachine(db, secrets, { name: 'Test', scopes, actor: 'system' }, clocks.wall())
  return { id: client.id, token, headers: { authorization: `Bearer ${token}` } }
}
