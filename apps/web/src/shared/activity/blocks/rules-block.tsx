import type { Block } from '@foyer/contract/page-content'
import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { Section } from './section.tsx'
import { text } from './text.ts'

export const RulesBlock = ({ block }: { block: Block<'rules'> }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <Section title={block.title ?? t.rules}>
      <ol className="rules numbers">
        {block.rules.map((rule) => (
          <li key={block.rules.indexOf(rule)}>{rule[language]}</li>
        ))}
      </ol>
    </Section>
  )
}
