import type { ActivityList, ActivitySummary } from '@foyer/api/activities'
import { useDeferredValue } from 'react'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { type Filters, filtered, noFilters, phases } from '../filters.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { ActivityCard } from './activity-card.tsx'

/** The number of cards that fill the first view. The others render right after them and do not block the page. */
const inFirstView = 4

/** The cards by phase. */
const Groups = ({ activities, at }: { activities: readonly ActivitySummary[]; at: number }) => {
  const t = useText(text)
  const shown = useDeferredValue(activities, activities.slice(0, inFirstView))
  return phases.map((phase) => {
    const group = shown.filter((activity) => activity.phase === phase)
    return (
      group.length > 0 && (
        <section key={phase} className={styles.activityGroup} aria-labelledby={`phase-${phase}`}>
          {/* what is open needs no heading to see, because that is what one looks for */}
          <h3 id={`phase-${phase}`} className={phase === 'open' ? 'visually-hidden' : undefined}>
            {t[phase]}
          </h3>
          <ul role="list">
            {group.map((activity) => (
              <ActivityCard key={activity.number} activity={activity} at={at} />
            ))}
          </ul>
        </section>
      )
    )
  })
}

export interface ResultsProps {
  data: ActivityList
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}

/** The activities that the filters leave. @param eligible numbers of those that the person may join, where they count */
export const Found = ({ data, filters, onChange, eligible }: ResultsProps & { eligible?: readonly number[] }) => {
  const t = useText(text)
  const found = filtered(data.activities, filters, eligible, data.asOf)
  const isSearching = filters.search.trim() !== ''
  return (
    <>
      {isSearching && <h2 className="visually-hidden">{t.results}</h2>}
      {isSearching && (
        <p role="status" className={`${styles.foundCount} numbers`}>
          {found.length > 0 ? fill(t.found, { count: found.length }) : t.notFound}
        </p>
      )}
      {found.length > 0 ? (
        <>
          <Groups activities={found} at={data.asOf} />
          <p className={styles.activityDates}>{t.dates}</p>
        </>
      ) : (
        <div className={styles.emptyHere}>
          <p>{isSearching ? t.notFoundLead : t.noneHere}</p>
          <Button look="plain" onClick={() => onChange(noFilters)}>
            {t.showAll}
          </Button>
        </div>
      )}
    </>
  )
}
