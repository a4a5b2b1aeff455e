import { hashOf } from '../../../engine/facts/hash.ts'
import type { Tampering } from './tampering.ts'

const content = { tiers: [{ from: 1, percent: 100 }], cap: 1 }

/** Changed business facts. */
export const tamperedFacts: readonly Tampering[] = [
  {
    title: 'published facts with another content',
    check: 'published facts',
    plant: (tx) => tx`update fact_versions set content = ${tx.json(content)} where kind = 'cashback-terms'`,
  },
  {
    title: 'published facts with another content and its hash',
    check: 'published facts',
    plant: (tx) => tx`
      update fact_versions set content = ${tx.json(content)}, hash = ${hashOf(content)} where kind = 'cashback-terms'`,
  },
]
