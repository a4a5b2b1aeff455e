import type { ActivitySummary } from '@foyer/api/activities'
import { isRoute } from '../../../platform/navigation.ts'
import { useUser } from '../../../platform/user-store.ts'
import { formatPeriod } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { later } from '../../../shared/ui/later.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { ActivityGlyph } from './activity-glyph.tsx'

const JoinedMark = later(() => import('./joined-mark.tsx').then((part) => part.JoinedMark))

/** A link to the page of the activity; without a link if this build does not contain the page. */
export const ActivityCard = ({ activity }: { activity: ActivitySummary }) => {
  const t = useText(text)
  const language = useLanguage()
  const isSignedIn = useUser((state) => state.userInfo !== null)
  const body = (
    <>
      <ActivityGlyph route={activity.route} />
      <span className={styles.activityWords}>
        <strong>{activity.title[language]}</strong>
        <span>{activity.lead[language]}</span>
        <small className="numbers">{formatPeriod(language, activity.opensAt, activity.closesAt)}</small>
        {isSignedIn && <JoinedMark number={activity.number} />}
        {!isRoute(activity.route) && <small className={styles.chip}>{t.soon}</small>}
      </span>
    </>
  )
  return (
    <li>
      {isRoute(activity.route) ? (
        <a className={styles.activityCard} href={`#${activity.route}`}>
          {body}
        </a>
      ) : (
        <div className={styles.activityCard}>{body}</div>
      )}
    </li>
  )
}
