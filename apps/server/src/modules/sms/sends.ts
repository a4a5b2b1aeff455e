import type { ISql } from 'postgres'
import type { OfEachKey } from '../../crypto/keyed-hash.ts'
import type { CodePurpose } from './messages.ts'
import { askerWindows, networkWindows, numberWindows, sendMemory } from './rules.ts'
import type { Sent } from './windows.ts'

// classes of advisory locks; a number's is always locked before an address's, so they never deadlock
const numberLock = 4_611_002
const addressLock = 4_611_003

/** Locks a number until the transaction ends: no other transaction sends to it. @param lock of its hash */
export const lockNumber = async (db: ISql, lock: number): Promise<void> => {
  await db`select pg_advisory_xact_lock(${numberLock}::int, ${lock}::int)`
}

/** Locks an address until the transaction ends: no other transaction sends from it. */
export const lockAddress = async (db: ISql, addressHash: Buffer): Promise<void> => {
  await db`select pg_advisory_xact_lock(${addressLock}::int, ${addressHash.readInt32BE()}::int)`
}

/** The messages that still count for a number, the latest first. */
export const sendsTo = async (db: ISql, mobileHashes: OfEachKey, now: number): Promise<Sent[]> => {
  // those to a client are counted separately
  const most = [...numberWindows, ...askerWindows].reduce((sum, { sends }) => sum + sends, 0)
  const rows = await db<{ sent_at: Date; purpose: CodePurpose; network: string }[]>`
    select sent_at, purpose, encode(address_hash, 'hex') as network from sms_sends
    where mobile_hash in ${db(mobileHashes)} and sent_at > ${new Date(now - sendMemory)}
    order by sent_at desc limit ${most}`
  return rows.map(({ sent_at, purpose, network }) => ({ at: sent_at.getTime(), purpose, network }))
}

/** The number of messages that a session caused since a moment, and of those to a new number. */
export const countSendsOf = async (
  db: ISql,
  sessionHash: Buffer,
  since: number,
): Promise<{ all: number; toNewNumbers: number }> => {
  const [counts] = await db<[{ all: number; toNewNumbers: number }]>`
    select count(*)::int as "all", (count(*) filter (where purpose = 'phone_new'))::int as "toNewNumbers"
    from sms_sends where session_hash = ${sessionHash} and sent_at > ${new Date(since)}`
  return counts
}

/** The times of the messages that still count for an address, the latest first. Milliseconds since 1970. */
export const sendsFrom = async (db: ISql, addressHash: Buffer, now: number): Promise<number[]> => {
  const most = Math.max(...networkWindows.map(({ sends }) => sends))
  const rows = await db<{ sent_at: Date }[]>`
    select sent_at from sms_sends
    where address_hash = ${addressHash} and sent_at > ${new Date(now - sendMemory)}
    order by sent_at desc limit ${most}`
  return rows.map(({ sent_at }) => sent_at.getTime())
}

/** The number of messages since a moment, from all addresses. */
export const countSends = async (db: ISql, since: number): Promise<number> => {
  const [{ count }] = await db<[{ count: number }]>`
    select count(*)::int as count from sms_sends where sent_at > ${new Date(since)}`
  return count
}

export const recordSend = async (
  db: ISql,
  send: {
    id: string
    mobileHash: Buffer
    addressHash: Buffer
    sessionHash: Buffer
    purpose: CodePurpose
    now: number
  },
): Promise<void> => {
  await db`
    insert into sms_sends (id, mobile_hash, address_hash, session_hash, purpose, sent_at)
    values (${send.id}, ${send.mobileHash}, ${send.addressHash}, ${send.sessionHash}, ${send.purpose}, ${new Date(send.now)})`
}

/** Deletes a message that was certainly not sent. */
export const deleteSend = async (db: ISql, id: string): Promise<void> => {
  await db`delete from sms_sends where id = ${id}`
}

/** Sandbox only: removes the messages to a number, so that none of them delays the next one. */
export const removeSendsTo = async (db: ISql, mobileHashes: OfEachKey): Promise<void> => {
  await db`delete from sms_sends where mobile_hash in ${db(mobileHashes)}`
}
