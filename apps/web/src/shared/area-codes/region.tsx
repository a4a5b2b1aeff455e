import type { AreaCode } from '@foyer/api/area-codes'
import type { Language } from '../text/languages.ts'
import { Icon } from '../ui/icon.tsx'
import { checkIcon } from '../ui/later-icons.ts'
import { type Cut, cutAt, otherName } from './matches.ts'
import { nameIn } from './names.ts'
import * as styles from './region-list.module.css'

const Marked = ({ cut: [before, hit, after] }: { cut: Cut }) => (
  <>
    {before}
    {hit && <mark>{hit}</mark>}
    {after}
  </>
)

interface RegionProps {
  id: string
  /** index among all rows of the list */
  at: number
  entry: AreaCode
  language: Language
  /** search text, emphasised where it occurs */
  typed: string
  isCurrent: boolean
  isActive: boolean
}

/** One row: name, `+` and code. The current row is marked by a tick as well as by colour (C5). */
export const Region = ({ id, at, entry, language, typed, isCurrent, isActive }: RegionProps) => {
  const other = typed === '' ? undefined : otherName(entry, typed, language)
  return (
    <div
      id={id}
      className={styles.region}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      data-at={at}
      data-active={isActive || undefined}
    >
      <span className={styles.regionName}>
        <Marked cut={cutAt(nameIn(language, entry), typed)} />
        {other && (
          <span className={styles.regionOther}>
            <Marked cut={cutAt(other, typed)} />
          </span>
        )}
      </span>
      {isCurrent && <Icon path={checkIcon} size={20} />}
      <span className={`${styles.regionCode} numbers`}>
        +<Marked cut={cutAt(entry.value, typed)} />
      </span>
    </div>
  )
}
