import { lotsFor } from '@foyer/contract/allotment'
import { lotsText } from '../../../shared/offerings/amounts.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from './text.ts'

/** `12%`, and never a promise, nor nothing: what is less than one in a hundred, or all but certain, is said to be. */
const percent = (share: number): string => {
  if (share < 0.01) return '< 1%'
  return share > 0.99 ? '> 99%' : `${Math.round(share * 100)}%`
}

/** What each of so many gets who all apply for the same, in a sentence. */
export const useChanceWords = () => {
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
