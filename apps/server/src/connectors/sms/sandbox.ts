import type { Context } from '../../context.ts'
import { type SmsGateway, storeSandboxMessage } from '../../modules/sms/public.ts'

/** The sandbox's gateway: a table that /dev/sms shows. */
export const sandboxSms = ({ db, clocks }: Pick<Context, 'db' | 'clocks'>): SmsGateway => ({
  name: 'sandbox',
  send: (message) => storeSandboxMessage(db, message, clocks.wall()),
})
