import type { Context } from '../../context.ts'
import type { SendMessage } from '../../sms-message.ts'
import { dropTry, earlierTry, poorGateways, recordTry } from './deliveries.ts'
import { failover, type Way } from './failover.ts'
import { gatewaysOff } from './gateways-off.ts'

/**
 * Records each try. A gateway whose messages do not arrive in a region comes last. A gateway that staff switched off gets
 * no new message.
 */
const wayOf = ({ db, clocks, connectors }: Context): Way => ({
  earlierTry: (message) => earlierTry(db, message),
  orderFor: async (region) => {
    const [poor, off] = await Promise.all([poorGateways(db, region, clocks.wall()), gatewaysOff(db)])
    const names = connectors.sms.map(({ name }) => name).filter((name) => !off.has(name))
    return [...names.filter((name) => !poor.has(name)), ...names.filter((name) => poor.has(name))]
  },
  onTry: (message, gateway) => recordTry(db, message, gateway, clocks.wall()),
  onNotSent: (message) => dropTry(db, message),
})

/** Sends messages by the gateways of this deployment: those of the firm with failover, or the sandbox's own. */
export const messageSender = (context: Context): SendMessage => failover(context.connectors.sms, wayOf(context))
