import { StartError } from '../../config/start-error.ts'
import type { Context } from '../../context.ts'
import { httpProvider } from './providers/http.ts'
import type { SmsProvider } from './providers/provider.ts'
import { sandboxProvider } from './providers/sandbox.ts'

/**
 * The provider of this deployment: in the sandbox a table that /dev/sms reads, otherwise the firm's gateway over HTTP.
 *
 * @throws StartError in production without a gateway
 */
export const smsProvider = (context: Context): SmsProvider => {
  const { FOYER_MODE, SMS_PROVIDER_URL: url, SMS_PROVIDER_TOKEN: token } = context.environment
  if (FOYER_MODE === 'sandbox') return sandboxProvider(context)
  if (!url || !token)
    throw new StartError('Production needs SMS_PROVIDER_URL and SMS_PROVIDER_TOKEN in the environment.')
  return httpProvider(url, token)
}
