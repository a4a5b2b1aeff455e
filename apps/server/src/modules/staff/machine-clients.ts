import { randomBytes } from 'node:crypto'
import type { MachineClient } from '@foyer/api/staff/people'
import { type MachineScope, machineScopes } from '@foyer/api/staff/roles'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { ms } from '../../database/milliseconds.ts'
import { type Act, audit } from '../../engine/audit.ts'
import type { MachineCaller } from '../../http/staff.ts'

/** Milliseconds between two times of use that are stored. */
const useMs = 60_000

const form = /^fmc_[\w-]{43}$/
const hashOf = ({ identifierKey }: Pick<Context['secrets'], 'identifierKey'>, token: string): Buffer =>
  keyedHash(identifierKey, 'machine client', token)

const scopesOf = (scopes: readonly string[]): MachineScope[] => machineScopes.filter((one) => scopes.includes(one))

/** The open machine client that a token belongs to. */
export const machineOf = async (
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  token: string,
): Promise<MachineCaller | undefined> => {
  if (!form.test(token)) return undefined
  const [row] = await db<{ id: string; name: string; scopes: string[]; lastUsedAt: number | null }[]>`
    select id, name, scopes, ${ms(db, 'last_used_at')} as "lastUsedAt"
    from machine_clients where token_hash = ${hashOf(secrets, token)} and closed_at is null`
  return row && { ...row, scopes: scopesOf(row.scopes) }
}

/** Stores that a machine client was used, unless that was stored within the last minute. */
export const storeUse = async (
  { db, clocks }: Pick<Context, 'db' | 'clocks'>,
  { id, lastUsedAt }: MachineCaller,
): Promise<void> => {
  const now = clocks.wall()
  if (lastUsedAt === null || lastUsedAt <= now - useMs)
    await db`update machine_clients set last_used_at = ${new Date(now)} where id = ${id}`
}

type Row = Omit<MachineClient, 'scopes'> & { scopes: string[] }

const rowsOf = (db: ISql) => db`
  select id, name, scopes, ${ms(db, 'created_at')} as "createdAt",
    ${ms(db, 'last_used_at')} as "lastUsedAt",
    ${ms(db, 'closed_at')} as "closedAt"
  from machine_clients`

const clientOf = (row: Row): MachineClient => ({ ...row, scopes: scopesOf(row.scopes) })

/** All machine clients, open ones first. */
export const listMachines = async (db: ISql): Promise<MachineClient[]> => {
  const rows = await db<Row[]>`${rowsOf(db)} order by closed_at is not null, name, created_at`
  return rows.map(clientOf)
}

interface NewMachine extends Pick<Act, 'actor' | 'reason'> {
  readonly name: string
  readonly scopes: readonly MachineScope[]
}

/** Adds a machine client. @returns it with its token, which is not stored */
export const addMachine = async (
  db: Context['db'],
  secrets: Pick<Context['secrets'], 'identifierKey'>,
  { name, scopes, ...by }: NewMachine,
  wall: number,
): Promise<{ client: MachineClient; token: string }> => {
  const token = `fmc_${randomBytes(32).toString('base64url')}`
  const client = await db.begin(async (tx) => {
    const [{ id }] = await tx<[{ id: string }]>`
      insert into machine_clients (name, token_hash, scopes, created_at)
      values (${name}, ${hashOf(secrets, token)}, ${scopesOf(scopes)}, ${new Date(wall)}) returning id`
    await audit(tx, { ...by, subject: 'machine_clients', subjectId: id, event: 'add', wall })
    const [row] = await tx<[Row]>`${rowsOf(tx)} where id = ${id}`
    return clientOf(row)
  })
  return { client, token }
}

interface Closing extends Pick<Act, 'actor' | 'reason'> {
  readonly id: string
}

/** Closes a machine client at once; a repetition changes nothing. @returns undefined if there is none */
export const closeMachine = (
  db: Context['db'],
  { id, ...by }: Closing,
  wall: number,
): Promise<MachineClient | undefined> =>
  db.begin(async (tx) => {
    const closed = await tx`
      update machine_clients set closed_at = ${new Date(wall)} where id::text = ${id} and closed_at is null returning 1`
    if (closed.length > 0) await audit(tx, { ...by, subject: 'machine_clients', subjectId: id, event: 'close', wall })
    const [row] = await tx<Row[]>`${rowsOf(tx)} where id::text = ${id}`
    return row && clientOf(row)
  })
