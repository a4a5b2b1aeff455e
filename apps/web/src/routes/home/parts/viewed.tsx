import { inLanguage } from '@foyer/api/languages'
import { useState } from 'react'
import { isRoute } from '../../../platform/navigation.ts'
import { ActivityArt } from '../../../shared/activity/list/activity-art.tsx'
import { useActivities } from '../../../shared/activity/list/use-activities.ts'
import { viewedCodes } from '../../../shared/activity/list/viewed.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The activities that the person viewed last in this tab. Its place is reserved while the list loads. */
export const Viewed = () => {
  const t = useText(text)
  const language = useLanguage()
  const { data, isError } = useActivities()
  const [codes] = useState(viewedCodes)
  if (codes.length === 0 || isError) return null
  const viewed = codes.flatMap((code) => data?.activities.find((activity) => activity.code === code) ?? [])
  if (data && viewed.length === 0) return null
  return (
    <section className={styles.viewed} aria-labelledby="viewed-title">
      <h2 id="viewed-title">{t.viewed}</h2>
      <ul role="list">
        {viewed
          .filter(({ route }) => isRoute(route))
          .map((activity) => (
            <li key={activity.number}>
              <a href={`#${activity.route}`}>
                <ActivityArt activity={activity} />
                {inLanguage(activity.title, language)}
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
