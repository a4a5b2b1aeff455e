import type { ActivitySummary } from '@foyer/api/activities'
import { daysLeft } from '../../../shared/activity/list/ending.ts'
import { formatNearDay } from '../../../shared/format/hong-kong-time.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

export interface FactProps {
  activity: ActivitySummary
  /** milliseconds of the business clock */
  at: number
}

/** Days before its end from which an activity counts down. */
const near = 3

/** A live session on air, which a list that is read offline cannot know, or the last days until an end; nothing if there is no hurry. */
export const Urgency = ({ activity, at }: FactProps) => {
  const t = useText(text)
  const online = useOnline()
  if (activity.isOnAir && !online) return null
  if (activity.isOnAir) return <span className={styles.onAir}>{t.onAir}</span>
  const count = daysLeft(activity, at)
  if (count === undefined || count > near) return null
  return <span className={`${styles.ending} numbers`}>{count === 1 ? t.lastDay : fill(t.daysLeft, { count })}</span>
}

const words = { open: 'until', upcoming: 'from', ended: 'endedOn' } as const

/**
 * The day that matters next, in Hong Kong time: the end of an open or ended activity, the begin of one to come. Nothing
 * while an activity is on air or in its last days, because then only that counts.
 */
export const EndOrBegin = ({ activity, at }: FactProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { phase, opensAt, closesAt, isOnAir } = activity
  if (isOnAir || (daysLeft(activity, at) ?? near + 1) <= near) return null
  // an end at midnight belongs to the day before
  const moment = phase === 'upcoming' ? opensAt : closesAt - 1
  return <span className="numbers">{fill(t[words[phase]], { day: formatNearDay(language, moment, at) })}</span>
}
