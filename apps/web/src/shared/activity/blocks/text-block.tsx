import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import { useLanguage } from '../../text/language.ts'
import { ofContent } from '../../text/of-language.ts'
import * as styles from './blocks.module.css'
import { Section } from './section.tsx'

export const TextBlock = ({ block }: { block: Block<'text'> }) => {
  const language = useLanguage()
  return (
    <Section title={block.title}>
      <div className={styles.prose}>
        {block.paragraphs.map((paragraph) => (
          <p key={block.paragraphs.indexOf(paragraph)} {...ofContent(paragraph, language)}>
            {inLanguage(paragraph, language)}
          </p>
        ))}
      </div>
    </Section>
  )
}
