import type { ISql } from 'postgres'
import type { Message } from '../../sms-message.ts'

/** Stores a message for /dev/sms; no phone receives it. @param now milliseconds since 1970 */
export const storeSandboxMessage = async (db: ISql, { mobile, text }: Message, now: number): Promise<void> => {
  await db`insert into sandbox_messages (mobile, body, sent_at) values (${mobile}, ${text}, ${new Date(now)})`
}

export interface SandboxMessage {
  /** E.164 */
  readonly mobile: string
  readonly text: string
  /** milliseconds since 1970 */
  readonly at: number
}

/** Messages to a number, the newest first. The number may lack its calling code. */
export const sandboxMessages = async (db: ISql, digits: string): Promise<SandboxMessage[]> => {
  const rows = await db<{ mobile: string; body: string; sent_at: Date }[]>`
    select mobile, body, sent_at from sandbox_messages
    where right(mobile, ${digits.length}) = ${digits} order by id desc limit 50`
  return rows.map(({ mobile, body, sent_at }) => ({ mobile, text: body, at: sent_at.getTime() }))
}
