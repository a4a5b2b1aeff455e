import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../../../shared/watchlist/text.ts'
import * as styles from './watchlist.module.css'

interface WatchBarProps {
  /** rows that are shown */
  count: number
  isEditing: boolean
  onEdit: () => void
  onGroups: () => void
}

/** How many rows are shown, and the ways to change the groups and the rows. */
export const WatchBar = ({ count, isEditing, onEdit, onGroups }: WatchBarProps) => {
  const t = useText(text)
  return (
    <div className={styles.watchBar}>
      <p className="numbers">{fill(t.count, { count })}</p>
      <div>
        <button type="button" className={styles.watchEdit} aria-haspopup="dialog" onClick={onGroups}>
          {t.groups}
        </button>
        <button type="button" className={styles.watchEdit} aria-pressed={isEditing} onClick={onEdit}>
          {isEditing ? t.done : t.edit}
        </button>
      </div>
    </div>
  )
}
