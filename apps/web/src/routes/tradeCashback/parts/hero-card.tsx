import { MonthCard } from './month-card.tsx'
import { TierColumns } from './tier-columns.tsx'
import { useCashback } from './use-cashback.ts'

/** The tiers for everybody, and for a participant the progress of the newest month. */
export const HeroCard = () => {
  const { data } = useCashback()
  return data?.registration && data.shown ? <MonthCard cashback={data} count={data.shown} /> : <TierColumns />
}
