import { lotsFor } from '@foyer/contract/allotment'

/** How many apply, from few enough for everybody to get the most to three times as many as there are lots. */
export interface Span {
  readonly least: number
  readonly most: number
}

export const spanOf = ({ lotsOnOffer, maxLots }: { lotsOnOffer: number; maxLots: number }): Span => ({
  least: Math.max(1, Math.floor(lotsOnOffer / maxLots)),
  most: 3 * lotsOnOffer,
})

/** Two figures and zeros: what a person would say. */
export const rounded = (n: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(n)) - 1)
  return Math.round(n / unit) * unit
}

/** Applications at a place from 0 to 1 of the scale, which is logarithmic: half as far is the root, not the half. */
export const applicantsAt = ({ least, most }: Span, place: number): number =>
  Math.min(most, Math.max(least, rounded(least * (most / least) ** place)))

/** The place of so many applications on that scale. */
export const placeOf = ({ least, most }: Span, applicants: number): number =>
  most === least ? 0 : Math.log(applicants / least) / Math.log(most / least)

export interface Point {
  /** 0 to 1 from left to right, and from nothing to all that was applied for */
  readonly x: number
  readonly y: number
}

/** Lots each on the average of the ballot, as a share of what is applied for. */
export const shareAt = (applicants: number, lotsOnOffer: number, applied: number): number => {
  const { sure, ballot } = lotsFor(applicants, lotsOnOffer, applied)
  return (sure + ballot / applicants) / applied
}

/** The curve of that share over how many apply. */
export const curveOf = (span: Span, lotsOnOffer: number, applied: number, points = 96): Point[] =>
  Array.from({ length: points + 1 }, (_, n) => {
    const x = n / points
    const applicants = Math.max(1, Math.round(span.least * (span.most / span.least) ** x))
    return { x, y: shareAt(applicants, lotsOnOffer, applied) }
  })
