import type { PrivacyReply, RecordKind } from '@foyer/api/privacy'
import { isRoute } from '../../../platform/navigation.ts'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { downIcon } from '../../../shared/ui/icons.ts'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { periodOf } from './period.ts'
import { text } from './text.ts'

/** The counted kinds of records, in the order on the page. */
const rows = [
  ['consents', 'consents'],
  ['participations', 'participations'],
  ['knowledge_tests', 'knowledgeTests'],
  ['rewards', 'rewards'],
  ['ledger', 'movements'],
  ['delivery', 'addresses'],
  ['votes', 'votes'],
  ['uploads', 'uploads'],
  ['authentication', 'authentication'],
  ['devices', 'devices'],
] as const satisfies readonly (readonly [RecordKind | 'uploads' | 'devices', keyof PrivacyReply['counts']])[]

/** The number that the records belong to. */
export const StoredPerson = ({ privacy }: { privacy: PrivacyReply }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <div className={styles.privacyPerson}>
      <small>{t.phone}</small>
      <strong className="numbers">{privacy.mobile}</strong>
      <small>{fill(t.since, { day: formatDay(language, privacy.since) })}</small>
    </div>
  )
}

/** What is stored of the person, folded: each kind of records with its purpose, its period and its number. */
export const StoredRecords = ({ privacy }: { privacy: PrivacyReply }) => {
  const t = useText(text)
  return (
    <section className={styles.privacyCard} aria-labelledby="privacy-stored">
      <details className={styles.privacyRecords}>
        <summary>
          <h2 id="privacy-stored">{t.stored}</h2>
          <Icon path={downIcon} size={20} />
        </summary>
        <dl className={styles.privacyKinds}>
          {rows.map(([kind, count]) => (
            <div key={kind} className={styles.privacyKind}>
              <dt>
                <strong>{t[kind]}</strong>
                <small>{t[`${kind}Why`]}</small>
                <small className={styles.privacyPeriod}>{periodOf(t, kind, privacy.retention)}</small>
              </dt>
              <dd className="numbers">{privacy.counts[count]}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.privacyLaw}>{t.law}</p>
      </details>
      {isRoute('/account') && (
        <a className={styles.privacyWay} href="#/account?tab=sessions">
          {t.toSessions}
          <Icon path={forwardIcon} mirrors size={20} />
        </a>
      )}
    </section>
  )
}
