import { randomBytes, randomUUID } from 'node:crypto'
import { uploadAddressSeconds } from '@foyer/contract/limits'
import type { UploadRequest, UploadTicket } from '@foyer/contract/uploads'
import type { ISql } from 'postgres'
import { keyedHash } from '../../crypto/keyed-hash.ts'

interface Keep {
  readonly pepper: Buffer
  readonly now: number
}

const hashOf = (pepper: Buffer, id: string, ticket: string): Buffer =>
  keyedHash(pepper, 'upload ticket', `${id}:${ticket}`)

/** Notes an announced file and gives the address that takes its bytes once. Only the ticket's hash is kept. */
export const issueTicket = async (
  db: ISql,
  { pepper, now }: Keep,
  personId: number,
  { size, sha256 }: UploadRequest,
): Promise<UploadTicket> => {
  const id = randomUUID()
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = now + uploadAddressSeconds * 1000
  await db`
    insert into uploads (id, person_id, ticket_hash, ticket_expires_at, sent_size, sent_sha256, created_at)
    values (
      ${id}, ${personId}, ${hashOf(pepper, id, ticket)}, ${new Date(expiresAt)}, ${size}, ${Buffer.from(sha256, 'hex')},
      ${new Date(now)}
    )`
  return { id, path: `uploads/${id}?ticket=${ticket}`, expiresAt }
}

/** What a ticket lets in. */
export interface Announced {
  readonly id: string
  readonly personId: number
  readonly size: number
  readonly sha256: Buffer
}

/** What was announced with a ticket; undefined where it is unknown, of another file, expired or used. Changes nothing. */
export const findTicket = async (
  db: ISql,
  { pepper, now }: Keep,
  { id, ticket }: { id: string; ticket: string },
): Promise<Announced | undefined> => {
  const [announced] = await db<Announced[]>`
    select id, person_id as "personId", sent_size as size, sent_sha256 as sha256 from uploads
    where id = ${id} and ticket_hash = ${hashOf(pepper, id, ticket)}
      and ticket_used_at is null and ticket_expires_at > ${new Date(now)}`
  return announced
}

/** Uses a ticket up, once its bytes are whole. False where another request was first; it expires at the door, not here. */
export const useTicket = async (db: ISql, id: string, now: number): Promise<boolean> => {
  const used = await db`
    update uploads set ticket_used_at = ${new Date(now)} where id = ${id} and ticket_used_at is null returning id`
  return used.length > 0
}
