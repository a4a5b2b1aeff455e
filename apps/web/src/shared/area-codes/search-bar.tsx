import { searchTextMax } from '@foyer/protocol/limits'
import { type KeyboardEvent, type RefObject, useId, useRef } from 'react'
import { useText } from '../text/use-text.ts'
import { FieldError } from '../ui/field-error.tsx'
import { Icon } from '../ui/icon.tsx'
import { closeIcon } from '../ui/icons.ts'
import { searchIcon } from '../ui/later-icons.ts'
import { Spinner } from '../ui/spinner.tsx'
import * as styles from './selector.module.css'
import { text } from './text.ts'

interface SearchBarProps {
  ref: RefObject<HTMLInputElement | null>
  value: string
  busy: boolean
  error: string | undefined
  /** id of the shown listbox */
  listId: string | undefined
  activeId: string | undefined
  onType: (value: string) => void
  /** called with the text when no input method is composing */
  onSettle: (value: string) => void
  onCompose: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onCancel: () => void
}

/**
 * Search field and cancel button (C1). While an input method composes, the text is neither searched for nor rejected.
 */
export const SearchBar = (props: SearchBarProps) => {
  const { ref, value, busy, error, listId, activeId, onType, onSettle, onCompose, onKeyDown, onCancel } = props
  const t = useText(text)
  const id = useId()
  const composing = useRef(false)
  const take = (next: string) => {
    onType(next)
    if (!composing.current) onSettle(next)
  }
  return (
    <header className={styles.selectorHead}>
      <div className={styles.selectorSearch}>
        <label className={`${styles.searchBox}${error ? ` ${styles.isWrong}` : ''}`}>
          {busy ? <Spinner /> : <Icon path={searchIcon} size={20} />}
          <input
            ref={ref}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            role="combobox"
            aria-label={t.search}
            aria-autocomplete="list"
            aria-expanded={listId !== undefined}
            aria-controls={listId}
            aria-activedescendant={activeId}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-error`}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={searchTextMax}
            placeholder={t.search}
            value={value}
            onChange={(event) => take(event.target.value)}
            onCompositionStart={() => {
              composing.current = true
              onCompose()
            }}
            onCompositionEnd={(event) => {
              composing.current = false
              take(event.currentTarget.value)
            }}
            onKeyDown={onKeyDown}
          />
          {value !== '' && (
            <button
              type="button"
              className={styles.searchClear}
              aria-label={t.clear}
              onClick={() => {
                ref.current?.focus()
                take('')
              }}
            >
              <Icon path={closeIcon} size={16} />
            </button>
          )}
        </label>
        <button type="button" className={styles.searchCancel} onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </header>
  )
}
