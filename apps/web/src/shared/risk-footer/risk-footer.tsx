import { brand } from '@foyer/api/brand'
import { inLanguage } from '@foyer/api/languages'
import { useState } from 'react'
import { AgreementSheet } from '../agreements/lazy-sheet.tsx'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import * as styles from './risk-footer.module.css'
import { text } from './text.ts'

interface RiskFooterProps {
  paragraphs?: readonly string[]
  /** false where the page itself shows the number */
  hasHotline?: boolean
}

/** Risk warning, licensed entity and privacy statement below a screen. An activity adds warnings of its own. */
export const RiskFooter = ({ paragraphs, hasHotline = true }: RiskFooterProps) => {
  const t = useText(text)
  const firm = inLanguage(brand.firm, useLanguage())
  const [reading, setReading] = useState(false)
  return (
    <footer className={styles.riskFooter}>
      {(paragraphs ?? [t.risk, t.noOffer]).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="numbers">{fill(t.licence, { firm, ce: brand.ceNumber })}</p>
      <p className={`${styles.riskFooterLinks} numbers`}>
        {hasHotline && (
          <a href={`tel:${brand.hotline.replaceAll(' ', '')}`}>{fill(t.hotline, { hotline: brand.hotline })}</a>
        )}
        <button type="button" onClick={() => setReading(true)}>
          {t.privacy}
        </button>
      </p>
      {reading && <AgreementSheet agreementKey="privacy" onClose={() => setReading(false)} />}
    </footer>
  )
}
