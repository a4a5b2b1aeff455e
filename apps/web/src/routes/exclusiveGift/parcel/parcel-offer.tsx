import type { Gift } from '@foyer/api/gifts'
import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { formatMonthDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { nextEvents } from './next-events.ts'
import * as styles from './parcel.module.css'
import { text } from './text.ts'

const setbacks: ReadonlySet<Gift['status']> = new Set(['returned', 'expired', 'revoked'])

/** The state of the chosen gift in the headline panel, since when, and what comes next. */
export const ParcelOffer = ({ gift }: { gift: Gift }) => {
  const t = useText(text)
  const language = useLanguage()
  const last = gift.history.at(-1)
  const [next] = nextEvents(gift)
  const lines = [last && formatMonthDay(language, last.at), next && fill(t.nextStep, { step: t[`${next}Next`] })]
  return (
    <div className={setbacks.has(gift.status) ? styles.setback : undefined}>
      <Offer label={t.title} figure={t[gift.status]} unit={lines.filter(Boolean).join('\n')} />
    </div>
  )
}
