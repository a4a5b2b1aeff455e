import type { Offering, OfferingPhase } from '@foyer/api/offerings'

type Dated = 'opens' | 'cutOff' | 'allotment' | 'refund' | 'listed'

/** The most important date of each phase. */
const next: Readonly<Record<OfferingPhase, Dated>> = {
  upcoming: 'opens',
  open: 'cutOff',
  cut_off: 'allotment',
  closed: 'allotment',
  allotted: 'refund',
  settled: 'listed',
}

/** The next date of an offering and its name. */
export const nextDateOf = ({ dates }: Pick<Offering, 'dates'>, phase: OfferingPhase) => ({
  name: next[phase],
  at: dates[next[phase]],
})

/** Formats a price of the API, which has three decimals, as `HK$18.60`. A third decimal of zero is omitted. */
export const formatPrice = (price: string): string => `HK$${price.replace(/(\.\d\d)0$/, '$1')}`
