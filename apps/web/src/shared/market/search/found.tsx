import type { InstrumentFacts } from '@foyer/api/market'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { LiveFigures, QuoteName } from '../quote-cells.tsx'
import { useFollowed } from '../use-quotes.ts'
import * as styles from './instrument-search.module.css'
import { text } from './text.ts'

export interface FoundProps {
  found: readonly InstrumentFacts[]
  /** the text of the search, which is emphasised in the code */
  content: string
  onPick: (facts: InstrumentFacts) => void
  /** shown at the end of a result, such as a mark that it is already listed */
  trailing?: ((facts: InstrumentFacts) => ReactNode) | undefined
  /** a control of its own after a result */
  beside?: ((facts: InstrumentFacts) => ReactNode) | undefined
}

/** The results of a search with their live quotes. */
export const Found = ({ found, content, onPick, trailing, beside }: FoundProps) => {
  const t = useText(text)
  useFollowed(found.map(({ code }) => code))
  return (
    <ul className={styles.instrumentFound} role="list" aria-label={t.results}>
      {found.map((facts) => (
        <li key={facts.code}>
          <button type="button" className={styles.instrumentHit} onClick={() => onPick(facts)}>
            <QuoteName facts={facts} detail={t[facts.kind]} match={content} />
            <LiveFigures code={facts.code} isStacked />
            {trailing?.(facts)}
          </button>
          {beside?.(facts)}
        </li>
      ))}
    </ul>
  )
}
