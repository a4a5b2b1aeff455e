import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import { useLanguage } from '../../text/language.ts'
import { ofContent } from '../../text/of-language.ts'
import * as styles from './blocks.module.css'

/** The author's note on joining, inside the content. The action itself is in the bottom panel only. */
export const JoinBlock = ({ block: { note } }: { block: Block<'join'> }) => {
  const language = useLanguage()
  return (
    note && (
      <p className={`${styles.card} ${styles.joinBlock}`} {...ofContent(note, language)}>
        {inLanguage(note, language)}
      </p>
    )
  )
}
