import { lotsFor } from '@foyer/api/arithmetic/allotment'

/**
 * The range of the number of applicants: from the number at which everyone can get the maximum to three times the
 * number of lots.
 */
export interface Span {
  readonly least: number
  readonly most: number
}

export const spanOf = ({ lotsOnOffer, maxLots }: { lotsOnOffer: number; maxLots: number }): Span => ({
  least: Math.max(1, Math.floor(lotsOnOffer / maxLots)),
  most: 3 * lotsOnOffer,
})

/** Rounds to two significant digits. */
export const rounded = (n: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(n)) - 1)
  return Math.round(n / unit) * unit
}

/** The number of applicants at a place from 0 to 1 on the logarithmic scale. */
export const applicantsAt = ({ least, most }: Span, place: number): number =>
  Math.min(most, Math.max(least, rounded(least * (most / least) ** place)))

/** The place from 0 to 1 of a number of applicants on that scale. */
export const placeOf = ({ least, most }: Span, applicants: number): number =>
  most === least ? 0 : Math.log(applicants / least) / Math.log(most / least)

export interface Point {
  /** x: 0 to 1 from left to right. y: 0 is nothing, 1 is the whole application. */
  readonly x: number
  readonly y: number
}

/** The average number of lots in the ballot, as a share of the lots applied for. */
export const shareAt = (applicants: number, lotsOnOffer: number, applied: number): number => {
  const { sure, ballot } = lotsFor(applicants, lotsOnOffer, applied)
  return (sure + ballot / applicants) / applied
}

/** The points of the curve of that share over the number of applicants. */
export const curveOf = (span: Span, lotsOnOffer: number, applied: number, points = 96): Point[] =>
  Array.from({ length: points + 1 }, (_, n) => {
    const x = n / points
    const applicants = Math.max(1, Math.round(span.least * (span.most / span.least) ** x))
    return { x, y: shareAt(applicants, lotsOnOffer, applied) }
  })
