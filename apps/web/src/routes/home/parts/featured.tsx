import { inLanguage } from '@foyer/api/languages'
import { ActivityArt } from '../../../shared/activity/list/activity-art.tsx'
import { useActivities } from '../../../shared/activity/list/use-activities.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { featuredOf } from '../featured-of.ts'
import * as styles from '../page.module.css'
import { EndOrBegin, Urgency } from './facts-line.tsx'

/** One offer as a large card. Its place has its final height while the list loads. */
export const Featured = () => {
  const language = useLanguage()
  const { data, isError } = useActivities()
  const activity = data && featuredOf(data.activities)
  if (!activity)
    return data || isError ? null : (
      <div className={`${skeletonStyles.skeleton} ${styles.featured}`} aria-hidden="true" />
    )
  return (
    <a className={styles.featured} href={`#${activity.route}`} data-campaign={activity.theme ?? 'brand'}>
      <ActivityArt activity={activity} isWide />
      <span className={styles.featuredWords}>
        <strong>{inLanguage(activity.title, language)}</strong>
        {activity.offer ? (
          <span className={styles.featuredOffer}>
            <span>{inLanguage(activity.offer.label, language)}</span>
            <b className="numbers">{inLanguage(activity.offer.figure, language)}</b>
            <small>{inLanguage(activity.offer.unit, language)}</small>
          </span>
        ) : (
          <span className={styles.featuredLead}>{inLanguage(activity.lead, language)}</span>
        )}
        <span className={styles.factsLine}>
          <Urgency activity={activity} at={data.asOf} />
          <EndOrBegin activity={activity} at={data.asOf} />
        </span>
      </span>
    </a>
  )
}
