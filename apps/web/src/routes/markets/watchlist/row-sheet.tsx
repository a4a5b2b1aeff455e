import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import { upArrowIcon } from '../../../shared/ui/long-press/icons.ts'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { groupOf, type List } from '../../../shared/watchlist/list.ts'
import { text } from '../../../shared/watchlist/text.ts'
import { removeIcon } from './icons.ts'
import * as styles from './watchlist.module.css'

interface RowSheetProps {
  code: string
  name: string
  list: List
  onTop: () => void
  /** receives the name of the group; undefined takes the row out of its group */
  onGroup: (group: string | undefined) => void
  onRemove: () => void
  onClose: () => void
}

/** What can be done with one row: the same as a swipe does, and its group. Each act closes the sheet. */
export const RowSheet = ({ code, name, list, onTop, onGroup, onRemove, onClose }: RowSheetProps) => {
  const t = useText(text)
  const current = groupOf(list, code)
  const act = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <Sheet title={name} onClose={onClose}>
      <div className={styles.watchMenu}>
        <div>
          <button type="button" onClick={act(onTop)}>
            <Icon path={upArrowIcon} size={20} />
            {t.toTop}
          </button>
          <button type="button" className={styles.isDanger} onClick={act(onRemove)}>
            <Icon path={removeIcon} size={20} />
            {t.remove}
          </button>
        </div>
        {list.groups.length > 0 && (
          <section>
            <h3>{t.group}</h3>
            {[...list.groups.map((group) => group.name), undefined].map((group) => (
              <button
                key={group === undefined ? 'none' : `group ${group}`}
                type="button"
                aria-pressed={group === current}
                onClick={act(() => onGroup(group))}
              >
                <span className={styles.watchMenuName}>{group ?? t.noGroup}</span>
                {group === current && <Icon path={checkIcon} size={20} />}
              </button>
            ))}
          </section>
        )}
      </div>
    </Sheet>
  )
}
