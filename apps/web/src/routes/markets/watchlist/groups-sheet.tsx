import { watchlistGroupLimit } from '@foyer/api/market-limits'
import { useState } from 'react'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { codesOf, type List, renamed, withGroup, withoutGroup } from '../../../shared/watchlist/list.ts'
import { text } from '../../../shared/watchlist/text.ts'
import { GroupForm } from './group-form.tsx'
import { binIcon, penIcon } from './icons.ts'
import * as styles from './watchlist.module.css'

interface GroupsSheetProps {
  list: List
  onSave: (list: List) => void
  /** a group has another name, so that the selection can follow it */
  onRenamed: (from: string, to: string) => void
  onClose: () => void
}

/** Creates, renames and deletes groups. Each change is stored immediately; a deletion is confirmed in its row. */
export const GroupsSheet = ({ list, onSave, onRenamed, onClose }: GroupsSheetProps) => {
  const t = useText(text)
  const [open, setOpen] = useState<{ name: string; act: 'rename' | 'delete' }>()
  const rowOf = (name: string) => {
    if (open?.name === name && open.act === 'rename')
      return (
        <GroupForm
          list={list}
          from={name}
          onCancel={() => setOpen(undefined)}
          onName={(to) => {
            if (to !== name) {
              onSave(renamed(list, name, to))
              onRenamed(name, to)
            }
            setOpen(undefined)
          }}
        />
      )
    if (open?.name === name)
      return (
        <fieldset className={styles.watchGroupForm}>
          <legend>{fill(t.groupDeleteWhy, { group: name })}</legend>
          <div className={styles.watchGroupButtons}>
            <Button look="plain" autoFocus onClick={() => setOpen(undefined)}>
              {t.groupCancel}
            </Button>
            <Button
              className={styles.watchDelete}
              onClick={() => {
                onSave(withoutGroup(list, name))
                setOpen(undefined)
              }}
            >
              {t.groupDelete}
            </Button>
          </div>
        </fieldset>
      )
    const button = (label: string, icon: string, act: 'rename' | 'delete') => (
      <button
        type="button"
        className="icon-button"
        aria-label={`${label}: ${name}`}
        onClick={() => setOpen({ name, act })}
      >
        <Icon path={icon} size={20} />
      </button>
    )
    return (
      <div className={styles.watchGroup}>
        <p>
          <strong>{name}</strong>
          <small className="numbers">{fill(t.groupCount, { count: codesOf(list, name).length })}</small>
        </p>
        {button(t.groupRename, penIcon, 'rename')}
        {button(t.groupDelete, binIcon, 'delete')}
      </div>
    )
  }
  return (
    <Sheet title={t.groups} onClose={onClose}>
      <div className={styles.watchAdd}>
        {list.groups.length === 0 ? (
          <p className={styles.watchGroupsNote}>{t.groupsNone}</p>
        ) : (
          <ul role="list" aria-label={t.groups}>
            {list.groups.map(({ name }) => (
              <li key={name}>{rowOf(name)}</li>
            ))}
          </ul>
        )}
        {/* one main action at a time */}
        {open === undefined && list.groups.length < watchlistGroupLimit && (
          <GroupForm list={list} onName={(name) => onSave(withGroup(list, name))} />
        )}
        {list.groups.length >= watchlistGroupLimit && (
          <p className={styles.watchGroupsNote}>{fill(t.groupsFull, { most: watchlistGroupLimit })}</p>
        )}
      </div>
    </Sheet>
  )
}
