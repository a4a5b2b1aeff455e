import type { ActivitySummary } from '@foyer/api/activities'
import { daysLeft } from '../../../shared/activity/list/ending.ts'
import { formatPeriod } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** A live session on air, or the days until a near end; nothing if there is no hurry. */
export const Urgency = ({ activity, at }: { activity: ActivitySummary; at: number }) => {
  const t = useText(text)
  if (activity.isOnAir) return <span className={styles.onAir}>{t.onAir}</span>
  const count = daysLeft(activity, at)
  if (count === undefined) return null
  return <span className={`${styles.ending} numbers`}>{count === 1 ? t.lastDay : fill(t.daysLeft, { count })}</span>
}

/** The period of an activity in Hong Kong time; nothing while it is on air, because then only that counts. */
export const Period = ({ activity: { opensAt, closesAt, isOnAir } }: { activity: ActivitySummary }) => {
  const language = useLanguage()
  return isOnAir ? null : <span className="numbers">{formatPeriod(language, opensAt, closesAt)}</span>
}
