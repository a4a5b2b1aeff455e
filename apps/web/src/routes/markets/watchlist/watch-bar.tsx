import { text as marketText } from '../../../shared/market/text.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { downArrowIcon, upArrowIcon } from '../../../shared/ui/long-press/icons.ts'
import { text } from '../../../shared/watchlist/text.ts'
import { sortIcon } from './icons.ts'
import { type Sort, type SortKey, sortKeys } from './use-sort.ts'
import * as styles from './watchlist.module.css'

interface WatchBarProps {
  /** whether the shown group has rows, to sort and to edit */
  hasRows: boolean
  /** undefined for the person's own order */
  sort: Sort | undefined
  onSort: (key: SortKey) => void
  isEditing: boolean
  onEdit: () => void
  onGroups: () => void
}

/** The head of the list: by what it is sorted, and the ways to change the groups and the rows. */
export const WatchBar = ({ hasRows, sort, onSort, isEditing, onEdit, onGroups }: WatchBarProps) => {
  const t = useText(text)
  const market = useText(marketText)
  const names = { price: market.price, percent: market.change }
  return (
    <div className={styles.watchBar}>
      {hasRows && !isEditing && (
        <fieldset className={styles.watchSorts}>
          <legend className="visually-hidden">{t.sort}</legend>
          {sortKeys.map((key) => {
            const direction = sort?.key === key ? sort.isDescending : undefined
            return (
              <button
                key={key}
                type="button"
                className={styles.watchSort}
                aria-pressed={direction !== undefined}
                onClick={() => onSort(key)}
              >
                {names[key]}
                <Icon path={direction === undefined ? sortIcon : direction ? downArrowIcon : upArrowIcon} size={16} />
                {direction !== undefined && (
                  <span className="visually-hidden">{direction ? t.highestFirst : t.lowestFirst}</span>
                )}
              </button>
            )
          })}
        </fieldset>
      )}
      <div>
        <button type="button" className={styles.watchEdit} aria-haspopup="dialog" onClick={onGroups}>
          {t.groups}
        </button>
        {(hasRows || isEditing) && (
          <button type="button" className={styles.watchEdit} aria-pressed={isEditing} onClick={onEdit}>
            {isEditing ? t.done : t.edit}
          </button>
        )}
      </div>
    </div>
  )
}
