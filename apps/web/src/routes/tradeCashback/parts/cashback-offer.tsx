import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { PublishedOffer } from '../../../shared/activity/frame/published-offer.tsx'
import { formatMonthDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text as pageText } from '../text.ts'
import { gain } from './gain.ts'
import { formatMonth, momentOf } from './months.ts'
import { text } from './text.ts'
import { useCashback } from './use-cashback.ts'

/** A participant's cashback that can be claimed, else that of the newest month with its payout day; else the offer. */
export const CashbackOffer = () => {
  const t = useText(text)
  const page = useText(pageText)
  const language = useLanguage()
  const { data } = useCashback()
  const [newest] = data?.months ?? []
  if (!data?.registration || !newest) return <PublishedOffer />
  const claimable = data.months.find(({ state }) => state === 'claimable')
  if (claimable)
    return (
      <Offer
        label={t.claimable}
        figure={gain(language, claimable.amount)}
        unit={formatMonth(language, claimable.month)}
      />
    )
  return (
    <Offer
      label={data.shown?.isClosed ? page.cashback : page.cashbackSoFar}
      figure={gain(language, newest.amount)}
      unit={
        newest.amount.minor > 0 && newest.payoutDay >= data.today
          ? fill(t.payoutOn, { day: formatMonthDay(language, momentOf(newest.payoutDay)) })
          : formatMonth(language, newest.month)
      }
    />
  )
}
