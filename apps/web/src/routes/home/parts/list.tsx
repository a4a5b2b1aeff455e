import type { ActivityList } from '@foyer/api/activities'
import { pathTo } from '../../../platform/path-to.ts'
import { useActivities } from '../../../shared/activity/list/use-activities.ts'
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
import type { Filters } from '../filters.ts'
import * as pageStyles from '../page.module.css'
import { text } from '../text.ts'
import { FilterBar } from './filter-bar.tsx'
import { Results } from './results.tsx'

/** Placeholder cards that fill the first view, so that nothing below moves when the real ones arrive. */
const Loading = () => (
  <div className={pageStyles.activityGroup} role="status" aria-label={useText(text).loading}>
    <div className={`${styles.skeleton} ${pageStyles.skeletonHeading}`} />
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <div key={row} className={`${styles.skeleton} ${pageStyles.activityCard}`} />
    ))}
  </div>
)

interface ListProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}

/** The activities as the server lists them, with their filters. */
const Listed = ({ data, filters, onChange }: ListProps & { data: ActivityList }) => {
  const t = useText(text)
  if (data.activities.length === 0) return <p className="lead">{t.none}</p>
  return (
    <>
      {filters.search.trim() === '' && <FilterBar filters={filters} onChange={onChange} />}
      <Results data={data} filters={filters} onChange={onChange} />
      <p className={pageStyles.activityDates}>{t.dates}</p>
    </>
  )
}

/** The activities with filters, with the states of loading, of failure and without a network. */
export const List = (props: ListProps) => {
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
    <section className={pageStyles.list} aria-label={t.all}>
      {age !== undefined && (
        <Notice tone="info" icon={offlineIcon} live>
          {fill(t.offline, { time: formatMoment(language, age) })}
        </Notice>
      )}
      <Listed {...props} data={data} />
    </section>
  )
}
