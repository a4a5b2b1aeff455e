import type { ChangePhoneReply } from '@foyer/api/phone-change'
import { formatHongKong } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useHeadingFocus } from '../../../shared/ui/heading-focus.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Restrictions } from './recently-changed.tsx'

interface ChangedProps {
  reply: ChangePhoneReply
  /** this device is signed in with the new number */
  isSignedIn: boolean
}

/** Which securities accounts have the new number. */
const Accounts = ({ accounts }: Pick<ChangePhoneReply, 'accounts'>) => {
  const t = useText(text)
  return (
    <section className={styles.phoneCard} aria-labelledby="phone-accounts">
      <h2 id="phone-accounts">{t.accounts}</h2>
      <dl className={styles.phoneAccounts}>
        {accounts.map(({ clientNo, moved }) => (
          <div key={clientNo}>
            <dt className="numbers">{clientNo}</dt>
            <dd className={moved ? undefined : styles.isLeft}>{moved ? t.moved : t.stays}</dd>
          </div>
        ))}
      </dl>
      {accounts.some(({ moved }) => !moved) && <p>{t.staysWhy}</p>}
    </section>
  )
}

/** The result: the new number with the main action, then the accounts, and what is restricted for a day. */
export const Changed = ({ reply, isSignedIn }: ChangedProps) => {
  const t = useText(text)
  const language = useLanguage()
  const heading = useHeadingFocus()
  return (
    <>
      <section className={styles.phoneCard} aria-labelledby="phone-done">
        <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
          <circle cx="32" cy="32" r="31" className={styles.phoneSeal} />
          <path d="M20 33l8.5 8.5L45 25" className={styles.phoneTick} />
        </svg>
        <h2 id="phone-done" ref={heading} tabIndex={-1}>
          {t.done}
        </h2>
        <p className={styles.phoneNumber}>
          <small>{t.stepNew}</small>
          <strong className="numbers">{reply.mobileNo}</strong>
          <small className="numbers">{fill(t.doneFrom, { moment: formatHongKong(language, reply.changedAt) })}</small>
        </p>
        <p role="status">{isSignedIn ? t.doneHere : t.doneOut}</p>
        <a className="button" href={isSignedIn ? '#/' : '#/loginPage'}>
          {isSignedIn ? t.home : t.signIn}
        </a>
      </section>
      {reply.accounts.length > 0 && <Accounts accounts={reply.accounts} />}
      <section className={styles.phoneCard} aria-labelledby="phone-waits">
        <h2 id="phone-waits">{t.waits}</h2>
        <Restrictions until={reply.coolingUntil} />
      </section>
    </>
  )
}
