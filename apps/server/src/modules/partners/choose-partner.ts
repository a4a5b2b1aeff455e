import type { Context } from '../../context.ts'
import { withBackoff } from './backoff.ts'
import { type Partner, PartnerSilent } from './partner.ts'
import { httpPartner } from './providers/http.ts'
import { sandboxPartner } from './providers/sandbox.ts'

/** A partner without a configured address counts as one that does not answer, so its orders wait. */
const unreachable = (code: string): Partner => ({
  confirm: async () => {
    throw new PartnerSilent(`FOYER_PARTNERS does not say how to reach ${code}`)
  },
})

/** The connection to a partner: by the configured address; without one, in the sandbox by the simulated partner. */
export const choosePartner = (context: Context, code: string): Partner => {
  const { FOYER_MODE, FOYER_PARTNERS } = context.environment
  const access = FOYER_PARTNERS.get(code)
  if (access) return withBackoff(code, httpPartner(access, context.clocks), context.clocks)
  return FOYER_MODE === 'sandbox' ? sandboxPartner(context, code) : unreachable(code)
}
