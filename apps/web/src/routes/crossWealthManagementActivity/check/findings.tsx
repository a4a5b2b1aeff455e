import { inLanguage } from '@foyer/api/languages'
import type { SelfCheckReply } from '@foyer/api/wealth-connect'
import type { Language } from '../../../shared/text/languages.ts'
import * as styles from '../page.module.css'

/** The reasons why the result is not positive, rule by rule. */
export const Findings = ({ findings, language }: Pick<SelfCheckReply, 'findings'> & { language: Language }) =>
  findings.length > 0 && (
    <ul className={styles.wealthFindings} role="list">
      {findings.map(({ question, text, why }) => (
        <li key={question}>
          <small>{inLanguage(text, language)}</small>
          {inLanguage(why, language)}
        </li>
      ))}
    </ul>
  )
