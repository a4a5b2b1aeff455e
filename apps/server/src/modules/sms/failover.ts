import { type Message, NotSent, type SendMessage, type SmsGateway } from '../../sms-message.ts'

/** What surrounds a message on its way. */
export interface Way {
  /** the gateway that may have sent the message before, without an answer; a retry goes to no other one */
  readonly earlierTry: (message: Message) => Promise<string | undefined>
  /** the names of the gateways for a region, in the order in which they are tried */
  readonly orderFor: (region: string) => Promise<readonly string[]>
  /** called before a gateway receives the message */
  readonly onTry: (message: Message, gateway: string) => Promise<void>
  /** called after no gateway has sent it */
  readonly onNotSent: (message: Message) => Promise<void>
}

/** What fails before the first gateway has the message leaves it unsent. */
const beforeSending = async <T>(step: Promise<T>): Promise<T> =>
  step.catch((cause: unknown) => {
    throw new NotSent('the choice of a gateway failed', { cause })
  })

/**
 * Sends a message by the first gateway that accepts it. The next one receives it only if the one before has certainly
 * not sent it: after an unknown outcome there would be two messages with one code.
 *
 * The promise rejects with `NotSent` if no gateway sent it, and with another error if one may have.
 */
export const failover = (gateways: readonly SmsGateway[], way: Way): SendMessage => {
  const byName = new Map(gateways.map((gateway) => [gateway.name, gateway] as const))
  return async (message) => {
    const earlier = await beforeSending(way.earlierTry(message))
    const order = earlier === undefined ? await beforeSending(way.orderFor(message.region)) : [earlier]
    let last = new NotSent('there is no gateway')
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
