import type { MachineClient, StaffMember } from '@foyer/api/staff/people'
import type { StaffRole } from '@foyer/api/staff/roles'
import type { StaffSession } from '@foyer/api/staff/session'
import type { TrailEntry } from '@foyer/api/staff/trail'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const idOf = (nth: number): string => `0000000${nth}-0000-4000-8000-00000000000${nth}`

/** The signed-in person, by default an administrator. */
export const sessionOf = (...roles: StaffRole[]): StaffSession => ({
  id: idOf(0),
  name: 'Chan Tai Man',
  roles: roles.length > 0 ? roles : ['administrator'],
  endsAt: Date.now() + 8 * hour,
  idleMs: 30 * minute,
  provedUntil: null,
})

const person = (nth: number, name: string, more: Partial<StaffMember> = {}): StaffMember => ({
  id: idOf(nth),
  name,
  roles: ['operations'],
  lastSignInAt: Date.now() - nth * day,
  suspendedAt: null,
  sessions: 0,
  ...more,
})
export const people: readonly StaffMember[] = [
  person(0, 'Chan Tai Man', { roles: ['administrator'], sessions: 2 }),
  person(1, 'Wong Siu Ming', { sessions: 1 }),
  person(2, '\u674e\u5bb6\u6b23', { roles: ['compliance', 'auditor'], sessions: 3 }),
  person(3, 'Alexandra Montgomery-Fitzgerald', { roles: ['author', 'approver', 'operations'] }),
  person(4, 'Ho Wai Yin', { roles: ['clientCare'], suspendedAt: Date.now() - 9 * day }),
  person(5, 'Tse Man Kit', { roles: [], lastSignInAt: null }),
]

const client = (id: string, name: string, more: Partial<MachineClient> = {}): MachineClient => ({
  id,
  name,
  scopes: ['metrics'],
  createdAt: Date.now() - 90 * day,
  lastUsedAt: Date.now() - 30_000,
  closedAt: null,
  ...more,
})
export const clients: readonly MachineClient[] = [
  client('mc_a7k2q9x', 'Prometheus, production'),
  client('mc_b7k2q9x', 'Gift warehouse', { scopes: ['gifts'], lastUsedAt: null }),
  client('mc_c7k2q9x', 'Old monitoring', { closedAt: Date.now() - 10 * day }),
]

const entry = (nth: number, more: Partial<TrailEntry>): TrailEntry => ({
  id: String(9_000 - nth),
  at: Date.now() - nth * 37 * minute,
  actor: 'system',
  by: null,
  subject: 'rewards',
  subjectId: String(88_000 + nth),
  event: 'expire',
  fromStatus: 'claimable',
  toStatus: 'expired',
  reason: null,
  reference: null,
  detail: {},
  seal: nth < 2 ? null : 1_204,
  ...more,
})
export const entries: readonly TrailEntry[] = [
  entry(0, {
    actor: 'staff',
    by: { id: idOf(0), name: 'Chan Tai Man' },
    subject: 'staff_members',
    subjectId: idOf(4),
    event: 'suspend',
    fromStatus: null,
    toStatus: null,
    reason: 'Left the firm, ticket HR-2201',
    reference: '7K2QM-4X9PB',
    detail: { before: { suspended: false, name: 'Ho' }, after: { suspended: true, name: 'Ho' }, ticket: 'HR-2201' },
  }),
  entry(1, {
    actor: 'machine',
    by: { id: 'mc_b7k2q9x', name: 'Gift warehouse' },
    event: 'pack',
    fromStatus: 'preparing',
    toStatus: 'packed',
  }),
  ...Array.from({ length: 8 }, (_, nth) =>
    entry(nth + 2, nth % 2 ? {} : { actor: 'person', event: 'grant', fromStatus: null, toStatus: 'pending' }),
  ),
]
/** An entry older than `entries`. */
export const olderEntry = entry(40, { event: 'grant', toStatus: 'pending', fromStatus: null })
