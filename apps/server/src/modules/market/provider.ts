import type { Environment } from '../../config/environment.ts'
import { simulatedExchange } from './exchange/exchange.ts'
import type { Feed } from './feed.ts'

/** One for all callers in the process: what it works out is the same for everybody, and kept. */
const simulated = simulatedExchange()

/** The sandbox's feed is simulated. Production has none until its provider stands here. */
export const feedOf = ({ FOYER_MODE }: Pick<Environment, 'FOYER_MODE'>): Feed | undefined =>
  FOYER_MODE === 'sandbox' ? simulated : undefined
