import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import { useLanguage } from '../../text/language.ts'
import { ofContent } from '../../text/of-language.ts'
import { useText } from '../../text/use-text.ts'
import * as styles from './blocks.module.css'
import { Section } from './section.tsx'
import { text } from './text.ts'

export const RulesBlock = ({ block }: { block: Block<'rules'> }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <Section title={block.title ?? t.rules}>
      <ol className={`${styles.rules} numbers`}>
        {block.rules.map((rule) => (
          <li key={block.rules.indexOf(rule)}>
            <span {...ofContent(rule, language)}>{inLanguage(rule, language)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
