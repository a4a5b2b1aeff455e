import { inLanguage } from '@foyer/api/languages'
import { ActivityArt } from '../../../shared/activity/list/activity-art.tsx'
import { useActivities } from '../../../shared/activity/list/use-activities.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { featuredOf } from '../featured-of.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { EndOrBegin, type FactProps, Urgency } from './facts-line.tsx'

/** A session on air. It shows the state, the title and the link before the price. */
const OnAir = ({ activity, at }: FactProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { title, lead, offer } = activity
  return (
    <span className={styles.featuredWords} data-on-air="">
      <span className={styles.factsLine}>
        <Urgency activity={activity} at={at} />
      </span>
      <strong>{inLanguage(title, language)}</strong>
      <span className={styles.featuredLead}>
        {offer
          ? `${inLanguage(offer.figure, language)} · ${inLanguage(offer.label, language)}`
          : inLanguage(lead, language)}
      </span>
      <span className={styles.featuredAct}>{t.watchNow}</span>
    </span>
  )
}

/** One offer as a large card. Its place has its final height while the list loads. */
export const Featured = () => {
  const language = useLanguage()
  const online = useOnline()
  const { data, isError } = useActivities()
  const activity = data && featuredOf(data.activities)
  if (!activity)
    return data || isError ? null : (
      <div className={`${skeletonStyles.skeleton} ${styles.featured}`} aria-hidden="true" />
    )
  return (
    <a className={styles.featured} href={`#${activity.route}`} data-campaign={activity.theme ?? 'brand'}>
      <ActivityArt activity={activity} isWide />
      {activity.isOnAir && online ? (
        <OnAir activity={activity} at={data.asOf} />
      ) : (
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
      )}
    </a>
  )
}
