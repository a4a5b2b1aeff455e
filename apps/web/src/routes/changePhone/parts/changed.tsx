import type { ChangePhoneReply } from '@foyer/api/phone-change'
import { formatHongKong } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
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

/** The result: the new number, the accounts, and what is restricted for a day. */
export const Changed = ({ reply, isSignedIn }: ChangedProps) => {
  const t = useText(text)
  const heading = useHeadingFocus()
  return (
    <section className={styles.phoneCard} aria-labelledby="phone-done">
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <circle cx="32" cy="32" r="31" className={styles.phoneSeal} />
        <path d="M20 33l8.5 8.5L45 25" className={styles.phoneTick} />
      </svg>
      <h2 id="phone-done" ref={heading} tabIndex={-1}>
        {t.done}
      </h2>
      <p className={styles.phoneNumber}>
        <strong className="numbers">{reply.mobileNo}</strong>
        <small className="numbers">{formatHongKong(useLanguage(), reply.changedAt)}</small>
      </p>
      <p role="status">{isSignedIn ? t.doneHere : t.doneOut}</p>
      {reply.accounts.length > 0 && (
        <>
          <h3>{t.accounts}</h3>
          <dl className={styles.phoneAccounts}>
            {reply.accounts.map(({ clientNo, moved }) => (
              <div key={clientNo}>
                <dt className="numbers">{clientNo}</dt>
                <dd className={moved ? undefined : styles.isLeft}>{moved ? t.moved : t.stays}</dd>
              </div>
            ))}
          </dl>
          {reply.accounts.some(({ moved }) => !moved) && <p>{t.staysWhy}</p>}
        </>
      )}
      <Restrictions until={reply.coolingUntil} />
      <a className={isSignedIn ? 'button button-plain' : 'button'} href={isSignedIn ? '#/' : '#/loginPage'}>
        {isSignedIn ? t.home : t.signIn}
      </a>
    </section>
  )
}
