import { StartError } from '../../config/start-error.ts'
import { failover, type Way } from '../../connectors/sms/failover.ts'
import { httpProvider } from '../../connectors/sms/http-adapter.ts'
import type { SmsProvider } from '../../connectors/sms/port.ts'
import type { Context } from '../../context.ts'
import { dropTry, earlierTry, poorProviders, recordTry } from './deliveries.ts'
import { sandboxProvider } from './providers/sandbox.ts'

/** Records each try, and puts a provider last whose messages to a region do not arrive. */
const wayOf = ({ db, clocks, environment }: Context): Way => ({
  earlierTry: (message) => earlierTry(db, message),
  orderFor: async (region) => {
    const poor = await poorProviders(db, region, clocks.wall())
    const names = environment.SMS_PROVIDERS.map(({ name }) => name)
    return [...names.filter((name) => !poor.has(name)), ...names.filter((name) => poor.has(name))]
  },
  onTry: (message, provider) => recordTry(db, message, provider, clocks.wall()),
  onNotSent: (message) => dropTry(db, message),
})

const made = new WeakMap<Context, SmsProvider>()

/**
 * The provider of this deployment: in the sandbox a table that /dev/sms reads, otherwise the firm's gateways over HTTP,
 * with failover. One for each context, since it counts failures of the gateways.
 *
 * @throws StartError in production without a gateway
 */
export const smsProvider = (context: Context): SmsProvider => {
  const { FOYER_MODE, SMS_PROVIDERS } = context.environment
  if (FOYER_MODE === 'sandbox') return sandboxProvider(context)
  if (SMS_PROVIDERS.length === 0)
    throw new StartError(
      'Production needs SMS_PROVIDERS, or SMS_PROVIDER_URL and SMS_PROVIDER_TOKEN, in the environment.',
    )
  const known = made.get(context)
  if (known) return known
  const providers = SMS_PROVIDERS.map((access) => ({ name: access.name, send: httpProvider(access) }))
  const provider = failover(providers, wayOf(context))
  made.set(context, provider)
  return provider
}
