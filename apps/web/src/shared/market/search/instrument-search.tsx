import type { InstrumentFacts } from '@foyer/api/market'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { PictureState } from '../../art/picture-state.tsx'
import { FailedPart } from '../../personal/personal-part.tsx'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { closeIcon } from '../../ui/icons.ts'
import { searchIcon } from '../../ui/later-icons.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Found, type FoundProps } from './found.tsx'
import * as styles from './instrument-search.module.css'
import { text } from './text.ts'
import { useInstrumentSearch } from './use-instrument-search.ts'

interface InstrumentSearchProps {
  onPick: (facts: InstrumentFacts) => void
  /** shown at the end of a result, such as a mark that it is already listed */
  trailing?: (facts: InstrumentFacts) => ReactNode
  /** the list of the results, if it has more than their quotes */
  results?: ComponentType<FoundProps> | undefined
  /** shown below while the search is empty */
  children?: ReactNode
}

/** Finds instruments by code or name. The typed text is only a search text and never interpreted. */
export const InstrumentSearch = ({ onPick, trailing, results: Results = Found, children }: InstrumentSearchProps) => {
  const t = useText(text)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const { found, content, error, busy, retry } = useInstrumentSearch(typed)
  return (
    <div className={styles.instrumentSearch}>
      <label className={styles.instrumentField}>
        {busy ? <Spinner /> : <Icon path={searchIcon} size={20} />}
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label={t.search}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={t.hint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== '' && (
          <button
            type="button"
            className="icon-button"
            aria-label={t.clear}
            onClick={() => {
              setTyped('')
              field.current?.focus()
            }}
          >
            <Icon path={closeIcon} size={18} />
          </button>
        )}
      </label>
      <p className="visually-hidden" role="status">
        {found && (found.length > 0 ? fill(t.count, { count: found.length }) : fill(t.none, { content }))}
      </p>
      {error !== null && found === undefined && <FailedPart error={error} busy={busy} onRetry={retry} />}
      {found && found.length === 0 && (
        <div className={styles.instrumentNone}>
          <PictureState scene="nothing-found" title={fill(t.none, { content })}>
            <p>{t.noneWhy}</p>
          </PictureState>
        </div>
      )}
      {found && found.length > 0 && <Results found={found} content={content} onPick={onPick} trailing={trailing} />}
      {typed.trim() === '' && children}
    </div>
  )
}
