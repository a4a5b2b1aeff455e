import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import { useLanguage } from '../../text/language.ts'
import { ofContent } from '../../text/of-language.ts'
import { Button } from '../../ui/button.tsx'
import { useShown } from '../shown.ts'
import * as styles from './blocks.module.css'
import { Section } from './section.tsx'

/** The author's invitation to join, inside the content. Its secondary button does the same as the bottom panel's. */
export const JoinBlock = ({ block }: { block: Block<'join'> }) => {
  const language = useLanguage()
  const { join } = useShown()
  if (!join.isOffered && !block.note) return null
  return (
    <Section>
      <div className={`${styles.card} ${styles.joinBlock}`}>
        {block.note && <p {...ofContent(block.note, language)}>{inLanguage(block.note, language)}</p>}
        {join.isOffered && (
          <Button look="plain" blocked={!join.canStart} busy={join.isBusy} onClick={join.start}>
            {inLanguage(block.label, language)}
          </Button>
        )}
      </div>
    </Section>
  )
}
