import type { Figures } from '../../operations/figures.ts'
import { budgetOf } from './budget.ts'

/** Messages and codes of today. */
export const smsFigures: Figures = {
  name: 'sms',
  gauges: {
    foyer_sms_budget_messages: 'Messages that may be sent today, Hong Kong time',
    foyer_sms_spent_messages: 'Messages sent today',
    foyer_sms_verified_codes: 'Codes of today that were typed in correctly; few of many sent is how fraud shows',
  },
  read: async ({ db, clocks }) => {
    const { limit, spent, verified } = await budgetOf(db, clocks.wall())
    return {
      foyer_sms_budget_messages: limit,
      foyer_sms_spent_messages: spent,
      foyer_sms_verified_codes: verified,
    }
  },
}
