import type { Conversion } from '@foyer/api/conversion'
import { inLanguage } from '@foyer/api/languages'
import { addressOf } from '../../../platform/shared-address.ts'
import { AddToCalendar } from '../../../shared/moments/add-to-calendar.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'

const halfHour = 1_800_000
/** minutes */
const threeDays = 4_320

/** Saves the end of a voucher's validity in the person's calendar, with an alarm three days before. */
export const EndReminder = ({ conversion: { reward, validUntil, offer } }: { conversion: Conversion }) => {
  const t = useText(text)
  const language = useLanguage()
  if (validUntil === null || reward === null) return null
  return (
    <AddToCalendar
      className="button button-plain"
      event={{
        id: `reward-${reward}-end@${location.hostname}`,
        title: fill(t.endEvent, { name: inLanguage(offer.name, language) }),
        from: validUntil - halfHour,
        until: validUntil,
        url: addressOf(`/myRewards?id=${reward}`),
        remindsBefore: threeDays,
      }}
    />
  )
}
