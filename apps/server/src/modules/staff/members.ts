import type { StaffMember } from '@foyer/api/staff/people'
import { type StaffRole, staffRoles } from '@foyer/api/staff/roles'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { ms } from '../../database/milliseconds.ts'
import { type Actor, audit } from '../../engine/audit.ts'
import { isOpen } from './sessions.ts'

interface Described {
  readonly subject: string
  readonly name: string
  readonly roles: readonly StaffRole[]
}

type Admitted = { readonly id: string } | { readonly refused: 'noRole' | 'suspended'; readonly id?: string }

export const subjectHashOf = ({ identifierKey }: Context['secrets'], subject: string): Buffer =>
  keyedHash(identifierKey, 'staff subject', subject)

/**
 * Stores what the provider says about a person who signs in. A person without a role is not stored. A member whose groups
 * give no role any more loses all roles and sessions.
 */
export const admitMember = async (
  tx: ISql,
  secrets: Context['secrets'],
  { subject, name, roles }: Described,
  now: number,
): Promise<Admitted> => {
  const hash = subjectHashOf(secrets, subject)
  const [known] = await tx<{ id: string; isSuspended: boolean }[]>`
    select id, suspended_at is not null as "isSuspended" from staff_members where subject_hash = ${hash} for update`
  if (roles.length === 0) {
    if (known) {
      await tx`update staff_members set roles = '{}' where id = ${known.id}`
      await tx`delete from staff_sessions where member_id = ${known.id}`
    }
    return { refused: 'noRole', ...known }
  }
  if (known?.isSuspended) return { refused: 'suspended', id: known.id }
  const [member] = await tx<[{ id: string }]>`
    insert into staff_members (subject_hash, name, roles, last_sign_in_at)
    values (${hash}, ${name}, ${[...roles]}, ${new Date(now)})
    on conflict (subject_hash) do update set name = excluded.name, roles = excluded.roles,
      last_sign_in_at = excluded.last_sign_in_at
    returning id`
  return member
}

type Row = Omit<StaffMember, 'roles'> & { roles: string[] }

const memberRows = (db: ISql, now: number) => db`
  select id, name, roles, ${ms(db, 'last_sign_in_at')} as "lastSignInAt",
    ${ms(db, 'suspended_at')} as "suspendedAt",
    (select count(*) from staff_sessions where member_id = id and ${isOpen(db, now)})::int as sessions
  from staff_members`

const memberOf = (row: Row): StaffMember => ({
  ...row,
  roles: staffRoles.filter((role) => row.roles.includes(role)),
})

/** All members of staff. The latest sign-in is first. */
export const listMembers = async (db: ISql, now: number): Promise<StaffMember[]> => {
  const rows = await db<Row[]>`${memberRows(db, now)} order by last_sign_in_at desc, id`
  return rows.map(memberOf)
}

/** The names of members of staff and machine clients, by their ids. An unknown id has none. */
export const namesOf = async (db: ISql, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db<{ id: string; name: string }[]>`
    select id::text, name from staff_members where id::text in ${db(ids)}
    union all select id::text, name from machine_clients where id::text in ${db(ids)}`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** An administrator's act on a member of staff. */
export interface Act {
  readonly id: string
  readonly reason: string
  /** the administrator */
  readonly actor: Actor
}

/** Suspends, restores or signs out, with an entry in the audit trail. @returns undefined if there is no such member */
const actOn =
  (event: 'suspend' | 'restore' | 'end_sessions') =>
  ({ db, clocks }: Context, { id, reason, actor }: Act): Promise<StaffMember | undefined> =>
    db.begin(async (tx) => {
      const now = clocks.wall()
      const [found] = await tx`select 1 from staff_members where id = ${id} for update`
      if (!found) return undefined
      // a repetition does not change the time of the first suspension
      if (event === 'suspend')
        await tx`update staff_members set suspended_at = coalesce(suspended_at, ${new Date(now)}) where id = ${id}`
      if (event === 'restore') await tx`update staff_members set suspended_at = null where id = ${id}`
      if (event !== 'restore') await tx`delete from staff_sessions where member_id = ${id}`
      await audit(tx, { actor, subject: 'staff_members', subjectId: id, event, wall: now, reason })
      const [row] = await tx<[Row]>`${memberRows(tx, now)} where id = ${id}`
      return memberOf(row)
    })

export const suspendMember = actOn('suspend')
export const restoreMember = actOn('restore')
export const endSessionsOf = actOn('end_sessions')
