import type { Offering, OfferingPhase } from '@foyer/contract/offerings'

type Dated = 'opens' | 'cutOff' | 'allotment' | 'refund' | 'listed'

/** The date that matters most in each phase. */
const next: Readonly<Record<OfferingPhase, Dated>> = {
  upcoming: 'opens',
  open: 'cutOff',
  cut_off: 'allotment',
  closed: 'allotment',
  allotted: 'refund',
  settled: 'listed',
}

/** What an offering comes to next, and when. */
export const nextDateOf = ({ dates }: Pick<Offering, 'dates'>, phase: OfferingPhase) => ({
  name: next[phase],
  at: dates[next[phase]],
})

/** `HK$18.60` of a price on the wire, which has three places; the third is written where it says something. */
export const formatPrice = (price: string): string => `HK$${price.replace(/(\.\d\d)0$/, '$1')}`
