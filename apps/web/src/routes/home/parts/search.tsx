import { useRef } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { closeIcon } from '../../../shared/ui/icons.ts'
import { searchIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The search over the activities, which the page itself answers. */
export const Search = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const t = useText(text)
  const input = useRef<HTMLInputElement>(null)
  return (
    <search className={styles.search}>
      <Icon path={searchIcon} size={20} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        aria-label={t.search}
        placeholder={t.search}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // the results are on the screen already, so the keyboard makes room for them
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) input.current?.blur()
          if (key === 'Escape') onChange('')
        }}
      />
      {value !== '' && (
        <button
          type="button"
          className="icon-button"
          aria-label={t.clear}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <Icon path={closeIcon} size={18} />
        </button>
      )}
    </search>
  )
}
