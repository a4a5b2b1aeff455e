import { NotSent, type SendMessage } from '../../sms-message.ts'
import type { SystemCaller } from '../wire/caller.ts'
import { RefusedBySystem, SystemAway } from '../wire/system-away.ts'
import { smsContract } from './contract.ts'

const { sendMessage } = smsContract.operations

const isCertain = (error: unknown): boolean =>
  error instanceof RefusedBySystem || (error instanceof SystemAway && error.outcome === 'not_done')

/** Sends by a gateway of the firm that answers the documented call. The id of the message is the key. */
export const httpSms =
  ({ call }: Pick<SystemCaller, 'call'>): SendMessage =>
  async ({ id, mobile, text, kind, language, values }) => {
    try {
      await call(sendMessage, { to: mobile, text, kind, language, values }, id)
    } catch (cause) {
      if (isCertain(cause)) throw new NotSent('the gateway did not accept the message', { cause })
      throw new Error('the gateway may have sent the message', { cause })
    }
  }
