import { groupNameLength } from '@foyer/api/market-limits'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as fieldStyles from '../../../shared/ui/field.module.css'
import { FieldError } from '../../../shared/ui/field-error.tsx'
import { type List, nameFault } from '../../../shared/watchlist/list.ts'
import { text } from '../../../shared/watchlist/text.ts'
import * as styles from './watchlist.module.css'

interface GroupFormProps {
  list: List
  /** the name to change; undefined for a new group */
  from?: string
  onName: (name: string) => void
  onCancel?: () => void
}

/** The name of a new group, or another name of a group. */
export const GroupForm = ({ list, from, onName, onCancel }: GroupFormProps) => {
  const t = useText(text)
  const id = useId()
  const [typed, setTyped] = useState(from ?? '')
  const [fault, setFault] = useState<'missing' | 'used'>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = typed.trim()
    const found = name === from ? undefined : nameFault(name, list)
    setFault(found)
    if (found) return document.getElementById(id)?.focus()
    onName(name)
    setTyped('')
  }
  return (
    <form className={styles.watchGroupForm} onSubmit={submit} noValidate>
      <div className={fieldStyles.field}>
        <label className={fieldStyles.fieldLabel} htmlFor={id}>
          {from === undefined ? t.groupNew : t.groupName}
        </label>
        <div className={`${fieldStyles.fieldBox}${fault ? ` ${fieldStyles.isWrong}` : ''}`}>
          <input
            id={id}
            type="text"
            autoComplete="off"
            maxLength={groupNameLength}
            placeholder={t.groupName}
            value={typed}
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={`${id}-error`}
            // biome-ignore lint/a11y/noAutofocus: the person opened this field by the button that it replaces
            autoFocus={from !== undefined}
            onChange={({ target }) => {
              setTyped(target.value)
              setFault(undefined)
            }}
          />
        </div>
        <FieldError id={`${id}-error`}>{fault && { missing: t.groupMissing, used: t.groupUsed }[fault]}</FieldError>
      </div>
      <div className={styles.watchGroupButtons}>
        {onCancel && (
          <Button look="plain" onClick={onCancel}>
            {t.groupCancel}
          </Button>
        )}
        <Button type="submit">{from === undefined ? t.groupCreate : t.groupSave}</Button>
      </div>
    </form>
  )
}
