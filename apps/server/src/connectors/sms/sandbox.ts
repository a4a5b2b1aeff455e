import type { Context } from '../../context.ts'
import { storeSandboxMessage } from '../../modules/sms/public.ts'
import type { SmsGateway } from '../../sms-message.ts'

/** The sandbox's gateway: a table that /dev/sms shows. */
export const sandboxSms = ({ db, clocks }: Pick<Context, 'db' | 'clocks'>): SmsGateway => ({
  name: 'sandbox',
  send: (message) => storeSandboxMessage(db, message, clocks.wall()),
})
