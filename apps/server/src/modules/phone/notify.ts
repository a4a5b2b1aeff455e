import { createHash } from 'node:crypto'
import type { Language } from '@foyer/contract/content'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { defineJob } from '../../jobs/job.ts'
import { smsProvider } from '../sms/choose-provider.ts'
import { phoneNoticeQueue } from './notice-queue.ts'
import { phoneNotice } from './notice-text.ts'

/** What a job carries: no number. */
export interface Notice {
  readonly change: string
  readonly to: 'old' | 'new'
  readonly lang: Language
}

/** The same for every try at one message, so that a gateway takes it once. */
const messageId = ({ change, to }: Notice): string =>
  createHash('sha256').update(`phone notice ${change} ${to}`).digest('hex').slice(0, 32)

/**
 * Tells one of the two numbers of a change about it, and forgets the number. It is no code: no limit and no budget of codes
 * holds it back. Tried again, it is the same message.
 */
export const tellNumber = async (context: Context, notice: Notice): Promise<void> => {
  const { db, secrets } = context
  const column = notice.to === 'old' ? 'old_sealed' : 'new_sealed'
  const [row] = await db<{ sealed: Buffer | null; changed_at: Date }[]>`
    select ${db(column)} as sealed, changed_at from phone_changes where id = ${notice.change} and status = 'done'`
  if (!row?.sealed) return
  const mobile = unseal(secrets.dataKey, row.sealed)
  const text = phoneNotice(notice.to, notice.lang, row.changed_at.getTime())
  await smsProvider(context)({ id: messageId(notice), mobile, text })
  await db`update phone_changes set ${db(column)} = null where id = ${notice.change}`
}

/** Tried for as long as the change cools down: a gateway that is out for hours keeps nobody from hearing of it. */
export const phoneNoticeJob = defineJob<Notice>({
  name: phoneNoticeQueue.name,
  retryDelay: 5,
  retries: 300,
  run: tellNumber,
})
