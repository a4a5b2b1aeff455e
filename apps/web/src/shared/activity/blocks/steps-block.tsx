import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import { useLanguage } from '../../text/language.ts'
import { ofContent } from '../../text/of-language.ts'
import { useText } from '../../text/use-text.ts'
import * as styles from './blocks.module.css'
import { Section } from './section.tsx'
import { text } from './text.ts'

export const StepsBlock = ({ block }: { block: Block<'steps'> }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <Section title={block.title ?? t.steps}>
      <ol className={`${styles.card} ${styles.steps}`} role="list">
        {block.steps.map((step, index) => (
          <li key={block.steps.indexOf(step)}>
            <span className={`${styles.stepNumber} numbers`} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <strong {...ofContent(step.title, language)}>{inLanguage(step.title, language)}</strong>
              <p {...ofContent(step.text, language)}>{inLanguage(step.text, language)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
