import type { Clocks } from '../../clocks.ts'
import { type Partner, PartnerSilent } from './partner.ts'

/** Milliseconds of the wall clock for which this process does not call a partner after a failure. */
const backoffMs = 20_000

/** The partner was not called, because a call failed a moment ago. */
export class PartnerInBackoff extends PartnerSilent {
  constructor() {
    super('a call failed a moment ago, so the partner was not called')
    this.name = 'PartnerResting'
  }
}

const until = new Map<string, number>()

/** Wraps a partner with a backoff, so that its time-out delays one order and not every order of the queue. */
export const withBackoff = (code: string, partner: Partner, { wall }: Pick<Clocks, 'wall'>): Partner => ({
  confirm: async (order) => {
    if ((until.get(code) ?? 0) > wall()) throw new PartnerInBackoff()
    try {
      const answer = await partner.confirm(order)
      until.delete(code)
      return answer
    } catch (error) {
      until.set(code, wall() + backoffMs)
      throw error
    }
  },
})
