import type { Language } from '@foyer/api/languages'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { defineJob } from '../../jobs/job.ts'
import { messageIdOf } from '../../sms-message.ts'
import { storedMobile } from '../identity/public.ts'
import { messageSender } from '../sms/public.ts'
import { phoneNoticeQueue } from './notice-queue.ts'
import { phoneNotice } from './notice-text.ts'

/** The payload of a job; it contains no phone number. */
export interface Notice {
  readonly change: string
  readonly to: 'old' | 'new'
  readonly lang: Language
}

/**
 * Notifies one of the two numbers of a change, and deletes the stored number. The limits and budget of codes do not
 * apply. A retry sends the same message.
 */
export const notifyNumber = async (context: Context, notice: Notice): Promise<void> => {
  const { db, secrets } = context
  const column = notice.to === 'old' ? 'old_sealed' : 'new_sealed'
  const [row] = await db<{ sealed: Buffer | null; changed_at: Date }[]>`
    select ${db(column)} as sealed, changed_at from phone_changes where id = ${notice.change} and status = 'done'`
  if (!row?.sealed) return
  const { e164, region } = storedMobile(unseal(secrets.dataKey, row.sealed))
  const content = phoneNotice(notice.to, notice.lang, row.changed_at.getTime())
  const id = messageIdOf(`phone notice ${notice.change} ${notice.to}`)
  await messageSender(context)({ id, mobile: e164, region, ...content })
  await db`update phone_changes set ${db(column)} = null where id = ${notice.change}`
}

/** Retried during the whole cooling period, so that the message survives a gateway failure of some hours. */
export const phoneNoticeJob = defineJob<Notice>({
  name: phoneNoticeQueue.name,
  retryDelay: 5,
  retries: 300,
  run: notifyNumber,
})
