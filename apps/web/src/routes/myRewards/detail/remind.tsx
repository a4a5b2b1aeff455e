import { inLanguage } from '@foyer/api/languages'
import type { Reward } from '@foyer/api/rewards'
import { AddToCalendar } from '../../../shared/moments/add-to-calendar.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from './text.ts'

/** How long before its end the calendar has the reward, in milliseconds. */
const length = 3_600_000
/** Minutes before that when the calendar reminds its owner: a day. */
const remindsBefore = 1_440

/** Adds the last hour of a reward that can be used or claimed to the person's calendar. */
export const RemindOfEnd = ({ reward: { id, item, status, validUntil } }: { reward: Reward }) => {
  const t = useText(text)
  const language = useLanguage()
  if (validUntil === null || (status !== 'available' && status !== 'claimable')) return null
  const event = {
    id: `reward-${id}`,
    title: fill(t.endsOf, { name: inLanguage(item.name, language) }),
    from: validUntil - length,
    until: validUntil,
    remindsBefore,
  }
  return <AddToCalendar event={event} isIcon />
}
