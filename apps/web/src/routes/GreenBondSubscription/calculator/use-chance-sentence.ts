import { lotsFor } from '@foyer/api/arithmetic/allotment'
import { lotsText } from '../../../shared/offerings/amounts.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from './text.ts'

/**
 * Formats a share as `12%`. Shares below 1 % or close to 100 % are shown as a bound, so that none reads as a promise or
 * as nothing.
 */
const percent = (share: number): string => {
  if (share < 0.01) return '< 1%'
  return share > 0.99 ? '> 99%' : `${Math.round(share * 100)}%`
}

/** A sentence about the allotment of each applicant when all apply for the same number of lots. */
export const useChanceSentence = () => {
  const t = useText(text)
  return (applicants: number, lotsOnOffer: number, applied: number): string => {
    const { sure, ballot } = lotsFor(applicants, lotsOnOffer, applied)
    const words = {
      lots: lotsText(t, sure),
      ballot: lotsText(t, ballot),
      chance: percent(ballot / applicants),
    }
    if (sure === applied) return fill(t.all, words)
    if (ballot === 0) return fill(t.sure, words)
    return fill(sure === 0 ? t.onlyBallot : t.sureBallot, words)
  }
}
