import type { ActivityDetail } from '@foyer/api/activities'
import { inLanguage } from '@foyer/api/languages'
import { addressOf } from '../../../platform/shared-address.ts'
import type { CalendarEvent } from '../../moments/calendar-file.ts'
import { text } from '../../moments/text.ts'
import type { Language } from '../../text/languages.ts'
import { fill, textsIn } from '../../text/table.ts'

const halfHour = 1_800_000
/** minutes before an end, or an opening, when a calendar reminds its owner */
const reminders = { end: 1_440, opening: 15 } as const

const idOf = (name: string): string => `${name}@${location.hostname}`

/** The end of a campaign: the last half hour, with an alarm the day before. */
export const endsEvent = (detail: ActivityDetail, language: Language): CalendarEvent => ({
  id: idOf(`campaign-${detail.number}-end`),
  title: fill(textsIn(text, language).endsEvent, { title: inLanguage(detail.title, language) }),
  from: detail.closesAt - halfHour,
  until: detail.closesAt,
  url: addressOf(detail.route),
  remindsBefore: reminders.end,
})

/** The opening of a campaign. */
export const openingEvent = (detail: ActivityDetail, language: Language): CalendarEvent => ({
  id: idOf(`campaign-${detail.number}-opening`),
  title: fill(textsIn(text, language).opensEvent, { title: inLanguage(detail.title, language) }),
  from: detail.opensAt,
  until: detail.opensAt + halfHour,
  url: addressOf(detail.route),
  remindsBefore: reminders.opening,
})

/** The opening of a stage of a campaign. */
export const stageEvent = (
  detail: ActivityDetail,
  { id, title, opensAt }: ActivityDetail['stages'][number],
  language: Language,
): CalendarEvent => ({
  id: idOf(`campaign-${detail.number}-${id}`),
  title: fill(textsIn(text, language).stageEvent, {
    title: inLanguage(detail.title, language),
    stage: inLanguage(title, language),
  }),
  from: opensAt,
  until: opensAt + halfHour,
  url: addressOf(detail.route),
  remindsBefore: reminders.opening,
})
