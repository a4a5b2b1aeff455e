import type { Context } from '../../context.ts'
import { type Partner, PartnerSilent } from './partner.ts'
import { httpPartner } from './providers/http.ts'
import { sandboxPartner } from './providers/sandbox.ts'
import { resting } from './resting.ts'

/** Orders for a partner that nobody has told us how to reach wait as they do for one that does not answer. */
const nobody = (code: string): Partner => ({
  confirm: async () => {
    throw new PartnerSilent(`FOYER_PARTNERS does not say how to reach ${code}`)
  },
})

/** How a partner is reached: by the address of the configuration; in the sandbox, without one, in the database. */
export const choosePartner = (context: Context, code: string): Partner => {
  const { FOYER_MODE, FOYER_PARTNERS } = context.environment
  const access = FOYER_PARTNERS.get(code)
  if (access) return resting(code, httpPartner(access, context.clocks), context.clocks)
  return FOYER_MODE === 'sandbox' ? sandboxPartner(context, code) : nobody(code)
}
