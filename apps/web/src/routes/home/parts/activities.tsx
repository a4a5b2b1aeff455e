import type { ActivityList, ActivityPhase } from '@foyer/api/activities'
import { useDeferredValue } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { useAge } from '../../../shared/server/stored-at.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { offlineIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../../../shared/ui/skeleton.module.css'
import * as pageStyles from '../page.module.css'
import { text } from '../text.ts'
import { ActivityCard } from './activity-card.tsx'
import { useActivities } from './use-activities.ts'

const phases: readonly ActivityPhase[] = ['open', 'upcoming', 'ended']

/** Placeholder cards that fill the first view, so that nothing below moves when the real ones arrive. */
const Loading = () => (
  <div className={pageStyles.activityGroup} role="status" aria-label={useText(text).loading}>
    <div className={`${styles.skeleton} ${pageStyles.skeletonHeading}`} />
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <div key={row} className={`${styles.skeleton} ${pageStyles.activityCard}`} />
    ))}
  </div>
)

/** The number of cards that fill the first view. The others render right after them and do not block the page. */
const inFirstView = 4

const Groups = ({ activities }: Pick<ActivityList, 'activities'>) => {
  const t = useText(text)
  const shown = useDeferredValue(activities, activities.slice(0, inFirstView))
  return phases.map((phase) => {
    const group = shown.filter((activity) => activity.phase === phase)
    return (
      group.length > 0 && (
        <section key={phase} className={pageStyles.activityGroup} aria-labelledby={`phase-${phase}`}>
          <h2 id={`phase-${phase}`}>{t[phase]}</h2>
          <ul role="list">
            {group.map((activity) => (
              <ActivityCard key={activity.number} activity={activity} />
            ))}
          </ul>
        </section>
      )
    )
  })
}

/** The current activities by phase, as the server determines it. */
export const Activities = () => {
  const t = useText(text)
  const language = useLanguage()
  const online = useOnline()
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useActivities()
  const age = useAge(pathTo('GET /activities'), dataUpdatedAt)

  if (!data) {
    if (!online)
      return (
        <Notice tone="info" icon={offlineIcon}>
          {t.offlineEmpty}
        </Notice>
      )
    if (!isError) return <Loading />
    return (
      <Notice tone="danger" live>
        <p>{t.failed}</p>
        <Button look="plain" busy={isFetching} onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </Notice>
    )
  }
  return (
    <>
      {age !== undefined && (
        <Notice tone="info" icon={offlineIcon} live>
          {fill(t.offline, { time: formatMoment(language, age) })}
        </Notice>
      )}
      {data.activities.length === 0 && <p className="lead">{t.none}</p>}
      <Groups activities={data.activities} />
      {data.activities.length > 0 && <p className={pageStyles.activityDates}>{t.dates}</p>}
    </>
  )
}
