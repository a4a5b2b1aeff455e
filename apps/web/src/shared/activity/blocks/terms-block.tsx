import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import { useState } from 'react'
import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { forwardIcon } from '../../ui/later-icons.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { termsVersion } from '../frame/terms-text.tsx'
import { text } from '../frame/text.ts'
import { useShown } from '../shown.ts'
import * as styles from './blocks.module.css'

const Loading = () => (
  <p className={styles.pendingTerms} role="status">
    <Spinner /> {useText(text).loadingTerms}
  </p>
)
const TermsSheet = lazyPart(() => import('../frame/terms-sheet.tsx').then((module) => module.TermsSheet), <Loading />)

/** Opens the terms and names their version, which a join agrees to. */
export const TermsBlock = ({ block }: { block: Block<'terms'> }) => {
  const t = useText(text)
  const language = useLanguage()
  const { version, publishedAt } = useShown().detail
  const [isReading, setReading] = useState(false)
  return (
    <section className={styles.block}>
      <button type="button" className={`${styles.card} ${styles.termsRow}`} onClick={() => setReading(true)}>
        <span>
          <strong>{inLanguage(block.title, language) ?? t.terms}</strong>
          <small className="numbers">{termsVersion(version, publishedAt, language)}</small>
        </span>
        <Icon path={forwardIcon} mirrors size={20} />
      </button>
      {isReading && <TermsSheet terms={block} onClose={() => setReading(false)} />}
    </section>
  )
}
