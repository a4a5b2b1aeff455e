import { useRef, useState } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../../../shared/ui/field.module.css'
import { Icon } from '../../../shared/ui/icon.tsx'
import { closeIcon } from '../../../shared/ui/icons.ts'
import { searchIcon } from '../../../shared/ui/later-icons.ts'
import * as pageStyles from '../page.module.css'
import { text } from '../text.ts'

interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
}

/** The search field. During the composition of an input method it shows the text without searching for it. */
export const SearchField = ({ value, onChange }: SearchFieldProps) => {
  const t = useText(text)
  const field = useRef<HTMLInputElement>(null)
  const [composed, setComposed] = useState<string>()
  return (
    <search className={styles.field}>
      <div className={`${styles.fieldBox} ${pageStyles.questionsField}`}>
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
          maxLength={64}
          value={composed ?? value}
          onChange={({ target, nativeEvent }) =>
            (nativeEvent as InputEvent).isComposing ? setComposed(target.value) : onChange(target.value)
          }
          onCompositionEnd={({ currentTarget }) => {
            setComposed(undefined)
            onChange(currentTarget.value)
          }}
        />
        {value !== '' && (
          <button
            type="button"
            aria-label={t.clear}
            onClick={() => {
              field.current?.focus()
              onChange('')
            }}
          >
            <Icon path={closeIcon} size={16} />
          </button>
        )}
      </div>
    </search>
  )
}
