import type { Offering } from '@foyer/contract/offerings'
import { useOfferings } from '../../shared/offerings/api.ts'
import { useMine } from '../../shared/offerings/use-mine.ts'

const activity = 491

/** The series that the page is about, the others, and the account's own; every part of the page that asks gets the same. */
export const useBond = (code: string | null) => {
  const query = useOfferings(activity, code)
  const mine = useMine(activity)
  const [offering, ...others]: readonly Offering[] = query.data?.list.offerings ?? []
  /** all of it once more */
  const ask = () => Promise.all([query.refetch(), mine.ask()])
  return { query, mine, offers: query.data, offering, others, ask }
}
