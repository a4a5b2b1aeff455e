import { ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import { type Message, NotSent, type SmsProvider } from './port.ts'

/** A provider under the name by which reports and figures know it. */
export interface NamedProvider {
  readonly name: string
  readonly send: SmsProvider
}

/** What surrounds a message on its way. */
export interface Way {
  /** the provider that may have sent the message before, without an answer; a retry goes to no other one */
  readonly earlierTry: (message: Message) => Promise<string | undefined>
  /** the names of the providers for a region, in the order in which they are tried */
  readonly orderFor: (region: string) => Promise<readonly string[]>
  /** called before a provider receives the message */
  readonly onTry: (message: Message, provider: string) => Promise<void>
  /** called after no provider has sent it */
  readonly onNotSent: (message: Message) => Promise<void>
}

interface Bounds {
  /** outages of a provider in a row, after which it receives no message */
  readonly failures: number
  /** milliseconds until one message tests it then */
  readonly pause: number
}
const usual: Bounds = { failures: 5, pause: 30_000 }

/** An outage, or an unknown outcome such as a time-out: other messages would wait as long. */
const isOutage = (error: unknown): boolean => !(error instanceof NotSent) || error.isOutage

/** Sends nothing to a provider that failed several times in a row. */
const withCircuit = ({ name, send }: NamedProvider, { failures, pause }: Bounds): NamedProvider => {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: pause,
  })
  return {
    name,
    send: (message) =>
      breaker
        .execute(() => send(message))
        .catch((error: unknown) => {
          throw isBrokenCircuitError(error) ? new NotSent(`${name} failed several times in a row`) : error
        }),
  }
}

/** What fails before the first provider has the message leaves it unsent. */
const beforeSending = async <T>(step: Promise<T>): Promise<T> =>
  step.catch((cause: unknown) => {
    throw new NotSent('the choice of a provider failed', { cause })
  })

/**
 * Sends a message by the first provider that accepts it. The next one receives it only if the one before has certainly
 * not sent it: after an unknown outcome there would be two messages with one code.
 *
 * The promise rejects with `NotSent` if no provider sent it, and with another error if one may have.
 */
export const failover = (providers: readonly NamedProvider[], way: Way, bounds: Partial<Bounds> = {}): SmsProvider => {
  const byName = new Map(
    providers.map((provider) => [provider.name, withCircuit(provider, { ...usual, ...bounds })] as const),
  )
  return async (message) => {
    const earlier = await beforeSending(way.earlierTry(message))
    const order = earlier === undefined ? await beforeSending(way.orderFor(message.region)) : [earlier]
    let last = new NotSent('no provider is configured')
    for (const { name, send } of order.flatMap((one) => byName.get(one) ?? [])) {
      await beforeSending(way.onTry(message, name))
      try {
        return await send(message)
      } catch (error) {
        if (!(error instanceof NotSent)) throw error
        last = error
      }
    }
    if (earlier !== undefined) throw new Error('an earlier try may have sent the message', { cause: last })
    await way.onNotSent(message)
    throw last
  }
}
