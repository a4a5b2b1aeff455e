import { Art } from '../../../shared/art/art.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { type Filters, isFiltered } from './filters.ts'

const words = {
  available: ['emptyAvailable', 'emptyAvailableWhy'],
  used: ['emptyUsed', 'emptyUsedWhy'],
  expired: ['emptyExpired', 'emptyExpiredWhy'],
} as const

/** The message that there are no rewards with these filters, or none at all. */
export const Empty = ({ filters, onClear }: { filters: Filters; onClear: () => void }) => {
  const t = useText(text)
  const isNarrowed = isFiltered(filters)
  const [what, why] = isNarrowed ? (['noMatch', 'noMatchWhy'] as const) : words[filters.tab]
  return (
    <div className={styles.rewardsEmpty}>
      <Art scene={isNarrowed ? 'states/nothing-found' : 'states/empty-rewards'} />
      <h2>{t[what]}</h2>
      <p>{t[why]}</p>
      {isNarrowed ? (
        <Button look="plain" onClick={onClear}>
          {t.clearAll}
        </Button>
      ) : (
        <a className={filters.tab === 'available' ? 'button' : 'button button-plain'} href="#/">
          {t.activities}
        </a>
      )}
    </div>
  )
}
