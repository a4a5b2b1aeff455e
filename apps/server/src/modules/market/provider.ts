import type { Environment } from '../../config/environment.ts'
import { simulatedExchange } from './exchange/exchange.ts'
import type { Feed } from './feed.ts'

/** One exchange for all callers of the process: its cached results are the same for every caller. */
const simulated = simulatedExchange()

/**
 * The feed of the environment. The sandbox has a simulated one; production has none until its provider is added here.
 */
export const feedOf = ({ FOYER_MODE }: Pick<Environment, 'FOYER_MODE'>): Feed | undefined =>
  FOYER_MODE === 'sandbox' ? simulated : undefined
