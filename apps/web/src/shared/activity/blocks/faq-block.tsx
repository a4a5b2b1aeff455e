import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import { useEffect, useRef } from 'react'
import { nameQuestion, questionInAddress } from '../../question-in-address.ts'
import { useLanguage } from '../../text/language.ts'
import { ofContent } from '../../text/of-language.ts'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { downIcon } from '../../ui/icons.ts'
import * as styles from './blocks.module.css'
import { Section } from './section.tsx'
import { text } from './text.ts'

/** Native disclosure elements. The address names the question opened last, so that a link to it opens it again. */
export const FaqBlock = ({ block }: { block: Block<'faq'> }) => {
  const t = useText(text)
  const language = useLanguage()
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const id = questionInAddress()
    const named = id && list.current?.querySelector<HTMLDetailsElement>(`#faq-${CSS.escape(id)}`)
    if (!named) return
    named.open = true
    named.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <Section title={block.title ?? t.faq}>
      <div ref={list} className={`${styles.card} ${styles.faq}`}>
        {block.questions.map(({ id, question, answer }) => (
          <details key={id} id={`faq-${id}`} onToggle={({ currentTarget }) => currentTarget.open && nameQuestion(id)}>
            <summary>
              {inLanguage(question, language)}
              <Icon path={downIcon} size={20} />
            </summary>
            <p {...ofContent(answer, language)}>{inLanguage(answer, language)}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
