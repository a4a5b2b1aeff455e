import { useRef, useState } from 'react'
import { useActivities } from '../../../shared/activity/list/use-activities.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { searchIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Search } from './search.tsx'

interface HallHeadProps {
  search: string
  onSearch: (search: string) => void
}

/** The heading of the hall with a button for the search, whose field replaces both. */
export const HallHead = ({ search, onSearch }: HallHeadProps) => {
  const t = useText(text)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || search !== ''
  const online = useOnline()
  const { data, isError } = useActivities()
  const hasNothingToSearch = !data && (isError || !online)
  const close = () => {
    onSearch('')
    setOpened(false)
    // the button is in the page only after the field is gone
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <div className={styles.hallHead}>
      <h1 tabIndex={-1} className={isOpen ? 'visually-hidden' : undefined}>
        {t.title}
      </h1>
      {isOpen ? (
        <Search value={search} onChange={onSearch} onClose={close} />
      ) : (
        !hasNothingToSearch && (
          <button
            ref={button}
            type="button"
            className="icon-button"
            aria-label={t.search}
            onClick={() => setOpened(true)}
          >
            <Icon path={searchIcon} />
          </button>
        )
      )}
    </div>
  )
}
