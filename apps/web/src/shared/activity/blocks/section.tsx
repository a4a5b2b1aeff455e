import { inLanguage } from '@foyer/api/languages'
import type { Texts } from '@foyer/api/texts'
import { type ReactNode, useId } from 'react'
import { useLanguage } from '../../text/language.ts'
import * as styles from './blocks.module.css'

interface SectionProps {
  title?: Texts | string | undefined
  children: ReactNode
}

/** One content block with its title as a heading. */
export const Section = ({ title, children }: SectionProps) => {
  const id = useId()
  const language = useLanguage()
  const heading = typeof title === 'object' ? inLanguage(title, language) : title
  return (
    <section className={styles.block} aria-labelledby={heading ? id : undefined}>
      {heading && <h2 id={id}>{heading}</h2>}
      {children}
    </section>
  )
}
