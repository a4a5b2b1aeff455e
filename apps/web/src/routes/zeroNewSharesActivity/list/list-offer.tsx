import { inLanguage } from '@foyer/api/languages'
import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { PublishedOffer } from '../../../shared/activity/frame/published-offer.tsx'
import { formatMonthDay } from '../../../shared/format/hong-kong-time.ts'
import { lotsText } from '../../../shared/offerings/amounts.ts'
import { useOfferings } from '../../../shared/offerings/api.ts'
import { isWithoutOrder } from '../../../shared/offerings/phase.ts'
import { text as lotWords } from '../../../shared/offerings/text.ts'
import { useMyOfferings } from '../../../shared/offerings/use-my-offerings.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { nextDateOf } from '../next-date.ts'
import { activity } from '../use-offering.ts'
import { text } from './text.ts'

/** The newest application of the account with what comes of it next; for others what the activity offers. */
export const ListOffer = () => {
  const t = useText(text)
  const words = useText(lotWords)
  const language = useLanguage()
  const { data } = useOfferings(activity)
  const own = useMyOfferings(activity).data?.applications.find((application) => !isWithoutOrder(application))
  const offering = data?.list.offerings.find(({ code }) => code === own?.offering)
  if (!own || !offering) return <PublishedOffer />
  const { status, lots, lotsAllotted } = own
  // until the cut-off an application waits for the result, as after it
  const next = nextDateOf(offering, offering.phase === 'open' ? 'cut_off' : offering.phase)
  const state = status === 'placing' ? t.placing : lotsAllotted === null ? t.lotsApplied : t.lotsGot
  return (
    <Offer
      label={inLanguage(offering.name, language)}
      figure={lotsText(words, lotsAllotted ?? lots)}
      unit={`${state}\n${t[next.name]} ${formatMonthDay(language, next.at)}`}
    />
  )
}
