import type { Clocks } from '../../clocks.ts'
import { type Partner, PartnerSilent } from './partner.ts'

/** How long a partner that did not answer is left alone by this process. Wall clock. */
const rest = 20_000

/** It was not asked, since it did not answer a moment ago. */
export class PartnerResting extends PartnerSilent {
  constructor() {
    super('it did not answer a moment ago')
    this.name = 'PartnerResting'
  }
}

const until = new Map<string, number>()

/** A partner whose silence costs one order its patience and not all of them, so that it keeps nobody else's waiting. */
export const resting = (code: string, partner: Partner, { wall }: Pick<Clocks, 'wall'>): Partner => ({
  confirm: async (order) => {
    if ((until.get(code) ?? 0) > wall()) throw new PartnerResting()
    try {
      const answer = await partner.confirm(order)
      until.delete(code)
      return answer
    } catch (error) {
      until.set(code, wall() + rest)
      throw error
    }
  },
})
