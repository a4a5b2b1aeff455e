import * as artStyles from '../../../shared/activity/list/activity-art.module.css'
import { useActivities } from '../../../shared/activity/list/use-activities.ts'
import { PictureState } from '../../../shared/art/picture-state.tsx'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as styles from '../../../shared/ui/skeleton.module.css'
import type { Filters } from '../filters.ts'
import * as pageStyles from '../page.module.css'
import { text } from '../text.ts'
import { FilterBar } from './filter-bar.tsx'
import { Results } from './results.tsx'

/** Cards with the shape of the real ones. They fill the first view, so that nothing below moves when the real ones arrive. */
const Loading = () => (
  <div className={pageStyles.activityGroup} role="status" aria-label={useText(text).loading}>
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <div key={row} className={pageStyles.activityCard}>
        <span className={`${styles.skeleton} ${artStyles.art}`} />
        <span className={pageStyles.waitingWords}>
          <span className={styles.skeleton} />
          <span className={styles.skeleton} />
        </span>
      </div>
    ))}
  </div>
)

interface ListProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}

/** The activities as the server lists them, or the state of the list. */
const Content = ({ filters, onChange }: ListProps) => {
  const t = useText(text)
  const online = useOnline()
  const { data, isError, isFetching, refetch } = useActivities()
  if (data)
    return data.activities.length === 0 ? (
      <p className="lead">{t.none}</p>
    ) : (
      <Results data={data} filters={filters} onChange={onChange} />
    )
  if (!online) return <PictureState scene="offline" title={t.offlineEmpty} live="status" />
  if (!isError) return <Loading />
  return (
    <PictureState scene="error" title={t.failed} live="alert">
      <p>{t.failedNext}</p>
      {/* the button of the sign-in stands above */}
      <Button look="plain" busy={isFetching} onClick={() => void refetch()}>
        {t.retry}
      </Button>
    </PictureState>
  )
}

/** The activities with their filters, which need something to choose from. A search looks through everything, without filters. */
export const List = (props: ListProps) => {
  const t = useText(text)
  const isSearching = props.filters.search.trim() !== ''
  const online = useOnline()
  const { data, isError } = useActivities()
  const isMissing = !data && (isError || !online)
  return (
    <section className={pageStyles.list} aria-label={t.all}>
      <h2 className="visually-hidden" id="list-title">
        {t.all}
      </h2>
      {!isMissing && !isSearching && <FilterBar {...props} />}
      <Content {...props} />
    </section>
  )
}
