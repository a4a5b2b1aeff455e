import { randomBytes, randomUUID } from 'node:crypto'
import type { UploadRequest, UploadTicket } from '@foyer/api/uploads'
import { uploadAddressSeconds } from '@foyer/protocol/limits'
import type { ISql } from 'postgres'
import { keyedHash } from '../../crypto/keyed-hash.ts'

interface TicketKey {
  readonly identifierKey: Buffer
  readonly now: number
}

const hashOf = (identifierKey: Buffer, id: string, ticket: string): Buffer =>
  keyedHash(identifierKey, 'upload ticket', `${id}:${ticket}`)

/** Records an announced file and returns the single-use address for its bytes. Only the ticket's hash is stored. */
export const issueTicket = async (
  db: ISql,
  { identifierKey, now }: TicketKey,
  personId: number,
  { size, sha256 }: UploadRequest,
): Promise<UploadTicket> => {
  const id = randomUUID()
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = now + uploadAddressSeconds * 1000
  await db`
    insert into uploads (id, person_id, ticket_hash, ticket_expires_at, sent_size, sent_sha256, created_at)
    values (
      ${id}, ${personId}, ${hashOf(identifierKey, id, ticket)}, ${new Date(expiresAt)}, ${size}, ${Buffer.from(sha256, 'hex')},
      ${new Date(now)}
    )`
  return { id, path: `uploads/${id}?ticket=${ticket}`, expiresAt }
}

/** The announced upload of a ticket. */
export interface Announced {
  readonly id: string
  readonly personId: number
  readonly size: number
  readonly sha256: Buffer
}

/**
 * The announced upload of a ticket; undefined if the ticket is unknown, of another file, expired or used. Changes
 * nothing.
 */
export const findTicket = async (
  db: ISql,
  { identifierKey, now }: TicketKey,
  { id, ticket }: { id: string; ticket: string },
): Promise<Announced | undefined> => {
  const [announced] = await db<Announced[]>`
    select id, person_id as "personId", sent_size as size, sent_sha256 as sha256 from uploads
    where id = ${id} and ticket_hash = ${hashOf(identifierKey, id, ticket)}
      and ticket_used_at is null and ticket_expires_at > ${new Date(now)}`
  return announced
}

/**
 * Uses up a ticket once its bytes are complete. False if another request was first. The expiry was checked at the
 * beginning of the request and is not checked again.
 */
export const useTicket = async (db: ISql, id: string, now: number): Promise<boolean> => {
  const used = await db`
    update uploads set ticket_used_at = ${new Date(now)} where id = ${id} and ticket_used_at is null returning id`
  return used.length > 0
}
