import { ClawedBack } from './clawed-back.tsx'
import { MonthCard } from './month-card.tsx'
import { TierColumns } from './tier-columns.tsx'
import { useCashback } from './use-cashback.ts'

/** The tiers for everybody, and for a participant the progress of the newest month and what was clawed back. */
export const HeroCard = () => {
  const { data } = useCashback()
  if (!data?.registration || !data.shown) return <TierColumns />
  return (
    <>
      <MonthCard cashback={data} count={data.shown} />
      <ClawedBack months={data.months} />
    </>
  )
}
