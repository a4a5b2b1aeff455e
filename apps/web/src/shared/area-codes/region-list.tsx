import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo, type Ref } from 'react'
import type { Language } from '../text/languages.ts'
import type { Group } from './groups.ts'
import { Region } from './region.tsx'
import * as styles from './region-list.module.css'

interface GroupProps {
  group: Group
  heading: string
  listId: string
  language: Language
  typed: string
  /** indexes of the current and the active row, if they are in this group */
  currentAt: number | undefined
  activeAt: number | undefined
}

/** Memoised, so that an arrow key renders at most two groups. */
const RegionGroup = memo(({ group, heading, listId, language, typed, currentAt, activeAt }: GroupProps) => (
  <fieldset
    className={styles.regionGroup}
    aria-labelledby={`${listId}-${group.key}`}
    data-group={group.key}
    style={{ '--rows': group.entries.length } as CSSProperties}
  >
    <div id={`${listId}-${group.key}`} className={styles.regionHeading} role="presentation">
      {heading}
    </div>
    {group.entries.map((entry, i) => (
      <Region
        key={entry.id}
        id={optionId(listId, group.first + i)}
        at={group.first + i}
        entry={entry}
        language={language}
        typed={typed}
        isCurrent={group.first + i === currentAt}
        isActive={group.first + i === activeAt}
      />
    ))}
  </fieldset>
))

/** Id of the row at an index, for `aria-activedescendant`. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`

interface RegionListProps {
  ref: Ref<HTMLDivElement> | undefined
  id: string
  label: string
  /** id of the text that explains how to use the list */
  hintId: string | undefined
  groups: readonly Group[]
  headingOf: (group: Group) => string
  language: Language
  /** search text, emphasised in the names */
  typed: string
  currentAt: number | undefined
  activeAt: number | undefined
  /** the keyboard has moved, so the active row is marked also while the focus is in the field */
  isMoved: boolean
  /** leaves space for the index bar */
  isIndexed: boolean
  hidden: boolean
  onPick: (at: number) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const within = (at: number | undefined, { first, entries }: Group): number | undefined =>
  at !== undefined && at >= first && at < first + entries.length ? at : undefined

/** The listbox. All rows remain in the document; `content-visibility` skips layout and paint of rows out of view. */
export const RegionList = ({
  groups,
  headingOf,
  currentAt,
  activeAt,
  onPick,
  label,
  hintId,
  id,
  language,
  typed,
  isMoved,
  isIndexed,
  onKeyDown,
  ...rest
}: RegionListProps) => {
  const pick = (event: MouseEvent) => {
    const row = event.target instanceof Element && event.target.closest<HTMLElement>('[data-at]')
    if (row) onPick(Number(row.dataset.at))
  }
  return (
    <div
      {...rest}
      id={id}
      className={`${styles.regionList}${isIndexed ? ` ${styles.isIndexed}` : ''}`}
      role="listbox"
      tabIndex={0}
      data-moved={isMoved || undefined}
      aria-label={label}
      aria-describedby={hintId}
      aria-activedescendant={activeAt === undefined ? undefined : optionId(id, activeAt)}
      onClick={pick}
      onKeyDown={onKeyDown}
    >
      {groups.map((group) => (
        <RegionGroup
          key={group.key}
          group={group}
          heading={headingOf(group)}
          listId={id}
          language={language}
          typed={typed}
          currentAt={within(currentAt, group)}
          activeAt={within(activeAt, group)}
        />
      ))}
    </div>
  )
}
