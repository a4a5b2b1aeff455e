import { searchTextMax } from '@foyer/protocol/limits'
import { useRef } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../../../shared/ui/field.module.css'
import { Icon } from '../../../shared/ui/icon.tsx'
import { closeIcon } from '../../../shared/ui/icons.ts'
import { searchIcon } from '../../../shared/ui/later-icons.ts'
import * as pageStyles from '../page.module.css'
import { text } from './text.ts'
import type { SecuritySearch } from './use-security-search.ts'

/** The search field. During the composition of an input method it does not search. */
export const SearchField = ({ search }: { search: SecuritySearch }) => {
  const t = useText(text)
  const field = useRef<HTMLInputElement>(null)
  const composing = useRef(false)
  const { typed, type, settle } = search
  const take = (next: string) => {
    type(next)
    if (!composing.current) settle(next)
  }
  return (
    <search className={styles.field}>
      <div className={`${styles.fieldBox} ${pageStyles.securitiesSearch}`}>
        <Icon path={searchIcon} size={20} />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label={t.search}
          placeholder={t.search}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={searchTextMax}
          value={typed}
          onChange={(event) => take(event.target.value)}
          onCompositionStart={() => {
            composing.current = true
          }}
          onCompositionEnd={(event) => {
            composing.current = false
            take(event.currentTarget.value)
          }}
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label={t.clear}
            onClick={() => {
              field.current?.focus()
              take('')
            }}
          >
            <Icon path={closeIcon} size={16} />
          </button>
        )}
      </div>
    </search>
  )
}
