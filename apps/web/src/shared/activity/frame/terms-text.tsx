import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import * as styles from '../../agreements/sheet.module.css'
import { formatDay } from '../../format/hong-kong-time.ts'
import type { Language } from '../../text/languages.ts'
import { ofContent } from '../../text/of-language.ts'
import { fill, textsIn } from '../../text/table.ts'
import { text } from './text.ts'

interface TermsTextProps {
  terms: Block<'terms'>
  version: number
  /** null for a draft */
  publishedAt: number | null
  language: Language
}

/** Version and date of the terms that a person agrees to. */
export const termsVersion = (version: number, publishedAt: number | null, language: Language): string => {
  const t = textsIn(text, language)
  return publishedAt === null
    ? t.draftVersion
    : fill(t.termsVersion, { version, date: formatDay(language, publishedAt) })
}

export const TermsText = ({ terms, version, publishedAt, language }: TermsTextProps) => (
  <article className={styles.agreement}>
    <p className={`${styles.agreementVersion} numbers`}>{termsVersion(version, publishedAt, language)}</p>
    {terms.sections.map((section) => (
      <section key={terms.sections.indexOf(section)}>
        <h3 {...ofContent(section.heading, language)}>{inLanguage(section.heading, language)}</h3>
        <p {...ofContent(section.text, language)}>{inLanguage(section.text, language)}</p>
      </section>
    ))}
  </article>
)
