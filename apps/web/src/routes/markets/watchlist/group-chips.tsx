import { useId } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import type { List } from '../../../shared/watchlist/list.ts'
import { text } from '../../../shared/watchlist/text.ts'
import * as styles from './watchlist.module.css'

interface GroupChipsProps {
  groups: List['groups']
  /** the name of the shown group; undefined for the whole list */
  value: string | undefined
  onChange: (group: string | undefined) => void
}

/** Chooses the whole list or one of its groups. */
export const GroupChips = ({ groups, value, onChange }: GroupChipsProps) => {
  const t = useText(text)
  const id = useId()
  return (
    <fieldset className={styles.watchGroups}>
      <legend className="visually-hidden">{t.group}</legend>
      {[undefined, ...groups.map(({ name }) => name)].map((name) => (
        <label key={name === undefined ? 'all' : `group ${name}`}>
          <input
            className="visually-hidden"
            type="radio"
            name={id}
            checked={name === value}
            onChange={() => onChange(name)}
          />
          <span>{name ?? t.all}</span>
        </label>
      ))}
    </fieldset>
  )
}
