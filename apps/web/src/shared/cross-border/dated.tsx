import { inLanguage } from '@foyer/api/languages'
import type { Texts } from '@foyer/api/texts'
import type { ReactNode } from 'react'
import { useLanguage } from '../text/language.ts'
import { ofContent } from '../text/of-language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import * as styles from './cross-border.module.css'
import { formatWireDay } from './format-amount.ts'
import { text } from './text.ts'

interface DatedProps {
  asOf: string
  sources: readonly Texts[]
  children: ReactNode
}

/** The date of the facts on a page, and the sources of its rules. */
export const Dated = ({ asOf, sources, children }: DatedProps) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <div className={`${styles.cbNote} ${styles.cbDated}`}>
      {children}
      <p className="numbers">{fill(t.asOf, { day: formatWireDay(language, asOf) })}</p>
      <p>{t.sources}</p>
      <ul className="numbers">
        {sources.map((source) => (
          <li key={source['en-US']}>
            <span {...ofContent(source, language)}>{inLanguage(source, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
