import { useEffect, useRef } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { closeIcon } from '../../../shared/ui/icons.ts'
import { searchIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

interface SearchProps {
  value: string
  onChange: (value: string) => void
  onClose: () => void
}

/** The search over the activities, which the page itself answers. A person who opens it can type at once. */
export const Search = ({ value, onChange, onClose }: SearchProps) => {
  const t = useText(text)
  const input = useRef<HTMLInputElement>(null)
  // a person who comes back to their results wants to see these, not a keyboard
  const wasEmpty = useRef(value === '')
  useEffect(() => {
    if (wasEmpty.current) input.current?.focus()
  }, [])
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
          if (nativeEvent.isComposing) return
          if (key === 'Enter') input.current?.blur()
          if (key === 'Escape') onClose()
        }}
      />
      <button type="button" className="icon-button" aria-label={t.closeSearch} onClick={onClose}>
        <Icon path={closeIcon} size={18} />
      </button>
    </search>
  )
}
