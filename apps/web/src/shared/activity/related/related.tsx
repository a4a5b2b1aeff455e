import type { ActivityDetail } from '@foyer/api/activities'
import { inLanguage } from '@foyer/api/languages'
import { useEffect } from 'react'
import { isRoute } from '../../../platform/navigation.ts'
import { formatPeriod } from '../../format/hong-kong-time.ts'
import { useLanguage } from '../../text/language.ts'
import { ofContent } from '../../text/of-language.ts'
import { useText } from '../../text/use-text.ts'
import * as skeletonStyles from '../../ui/skeleton.module.css'
import { ActivityArt } from '../list/activity-art.tsx'
import { useActivities } from '../list/use-activities.ts'
import { rememberViewed } from '../list/viewed.ts'
import { relatedTo } from './choose.ts'
import * as styles from './related.module.css'
import { text } from './text.ts'

/** Two or three other activities below the page of one, which this page then counts as viewed. */
export const Related = ({ detail }: { detail: ActivityDetail }) => {
  const t = useText(text)
  const language = useLanguage()
  const { data, isError } = useActivities()
  const { code } = detail
  useEffect(() => rememberViewed(code), [code])

  const related = data && relatedTo(detail, data.activities, isRoute)
  if (isError || related?.length === 0) return null
  return (
    <aside className={styles.related} aria-labelledby="related-title">
      <div className={styles.relatedHead}>
        <h2 id="related-title">{t.title}</h2>
        <a href="#/">{t.all}</a>
      </div>
      <ul role="list">
        {related
          ? related.map((activity) => (
              <li key={activity.number}>
                <a className={styles.relatedCard} href={`#${activity.route}`}>
                  <ActivityArt activity={activity} />
                  <span>
                    <strong {...ofContent(activity.title, language)}>{inLanguage(activity.title, language)}</strong>
                    <small className="numbers">{formatPeriod(language, activity.opensAt, activity.closesAt)}</small>
                  </span>
                </a>
              </li>
            ))
          : [0, 1, 2].map((row) => <li key={row} className={`${skeletonStyles.skeleton} ${styles.relatedCard}`} />)}
      </ul>
    </aside>
  )
}
