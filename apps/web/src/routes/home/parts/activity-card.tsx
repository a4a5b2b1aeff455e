import type { ActivitySummary } from '@foyer/api/activities'
import { inLanguage } from '@foyer/api/languages'
import { isRoute } from '../../../platform/navigation.ts'
import { useUser } from '../../../platform/user-store.ts'
import { ActivityArt } from '../../../shared/activity/list/activity-art.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { later } from '../../../shared/ui/later.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { EndOrBegin, Urgency } from './facts-line.tsx'

const JoinedMark = later(() => import('./joined-mark.tsx').then((part) => part.JoinedMark))

/** A link to the page of the activity; without a link if this build does not contain the page. */
export const ActivityCard = ({ activity, at }: { activity: ActivitySummary; at: number }) => {
  const t = useText(text)
  const language = useLanguage()
  const isSignedIn = useUser((state) => state.userInfo !== null)
  const body = (
    <>
      <ActivityArt activity={activity} />
      <span className={styles.activityWords}>
        <strong>{inLanguage(activity.title, language)}</strong>
        {activity.offer ? (
          <span className={styles.activityOffer}>
            <b className="numbers">{inLanguage(activity.offer.figure, language)}</b>{' '}
            <span>{inLanguage(activity.offer.label, language)}</span>
          </span>
        ) : (
          <span className={styles.activityLead}>{inLanguage(activity.lead, language)}</span>
        )}
        <span className={styles.factsLine}>
          {isSignedIn && <JoinedMark number={activity.number} />}
          <Urgency activity={activity} at={at} />
          <EndOrBegin activity={activity} at={at} />
          {!isRoute(activity.route) && <span className={styles.chip}>{t.pageSoon}</span>}
        </span>
      </span>
    </>
  )
  return (
    <li>
      {isRoute(activity.route) ? (
        <a
          className={styles.activityCard}
          href={`#${activity.route}`}
          data-phase={activity.phase}
          data-campaign={activity.theme ?? 'brand'}
        >
          {body}
        </a>
      ) : (
        <div className={styles.activityCard} data-phase={activity.phase} data-campaign={activity.theme ?? 'brand'}>
          {body}
        </div>
      )}
    </li>
  )
}
