import type { ISql } from 'postgres'
import type { CodePurpose } from './messages.ts'
import { networkWindows, numberWindows, sendMemory } from './rules.ts'
import type { Sent } from './windows.ts'

// classes of advisory locks; a number's is always taken before an address's, so they never wait in a circle
const numberLock = 4_611_002
const addressLock = 4_611_003

/** Until the transaction ends, nobody else sends to this number. */
export const lockNumber = async (db: ISql, mobileHash: Buffer): Promise<void> => {
  await db`select pg_advisory_xact_lock(${numberLock}::int, ${mobileHash.readInt32BE()}::int)`
}

/** Until the transaction ends, nobody else sends from this address. */
export const lockAddress = async (db: ISql, addressHash: Buffer): Promise<void> => {
  await db`select pg_advisory_xact_lock(${addressLock}::int, ${addressHash.readInt32BE()}::int)`
}

/** The messages that still count for a number, the latest first. */
export const sendsTo = async (db: ISql, mobileHash: Buffer, now: number): Promise<Sent[]> => {
  const most = Math.max(...numberWindows.map(({ sends }) => sends))
  const rows = await db<{ sent_at: Date; purpose: CodePurpose }[]>`
    select sent_at, purpose from sms_sends
    where mobile_hash = ${mobileHash} and sent_at > ${new Date(now - sendMemory)}
    order by sent_at desc limit ${most}`
  return rows.map(({ sent_at, purpose }) => ({ at: sent_at.getTime(), purpose }))
}

/** When the messages that still count for an address were sent, the latest first. Milliseconds since 1970. */
export const sendsFrom = async (db: ISql, addressHash: Buffer, now: number): Promise<number[]> => {
  const most = Math.max(...networkWindows.map(({ sends }) => sends))
  const rows = await db<{ sent_at: Date }[]>`
    select sent_at from sms_sends
    where address_hash = ${addressHash} and sent_at > ${new Date(now - sendMemory)}
    order by sent_at desc limit ${most}`
  return rows.map(({ sent_at }) => sent_at.getTime())
}

/** Messages sent since a moment, from everywhere. */
export const countSends = async (db: ISql, since: number): Promise<number> => {
  const [{ count }] = await db<[{ count: number }]>`
    select count(*)::int as count from sms_sends where sent_at > ${new Date(since)}`
  return count
}

export const recordSend = async (
  db: ISql,
  send: { id: string; mobileHash: Buffer; addressHash: Buffer; purpose: CodePurpose; now: number },
): Promise<void> => {
  await db`
    insert into sms_sends (id, mobile_hash, address_hash, purpose, sent_at)
    values (${send.id}, ${send.mobileHash}, ${send.addressHash}, ${send.purpose}, ${new Date(send.now)})`
}

/** For a message that surely never left. */
export const forgetSend = async (db: ISql, id: string): Promise<void> => {
  await db`delete from sms_sends where id = ${id}`
}
