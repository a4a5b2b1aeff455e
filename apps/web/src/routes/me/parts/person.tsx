import { useEffect } from 'react'
import { openSession } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import { whenIdle } from '../../../platform/when-idle.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { personIcon } from '../icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/**
 * The name, the masked number and the account of the person, with the one next step: to sign in, or to log in to the
 * account.
 */
export const Person = () => {
  const t = useText(text)
  const userInfo = useUser((state) => state.userInfo)
  // A failure to open the session is shown where a call needs it.
  useEffect(() => whenIdle(() => void openSession().catch(() => undefined)), [])

  const client = userInfo?.client
  // the number is not broken over two lines
  const number = userInfo?.mobileNo.replaceAll(' ', '\u00a0')
  const [initial] = client?.clientName ?? ''
  return (
    <section className={styles.person}>
      <div className={styles.personWho}>
        <span className={styles.personFace} data-signed-in={userInfo ? '' : undefined}>
          {initial ? <span aria-hidden="true">{initial}</span> : <Icon path={personIcon} size={24} />}
        </span>
        {userInfo ? (
          <p>
            <strong className={`${styles.personName} numbers`}>{client?.clientName ?? number}</strong>
            <small className="numbers">{client ? number : t.registered}</small>
          </p>
        ) : (
          <p>
            <strong>{t.visitor}</strong>
            <small>{t.visitorLead}</small>
          </p>
        )}
        {client && <span className={styles.chip}>{t[client.accountType]}</span>}
      </div>
      {!userInfo && (
        <a className="button" href="#/loginPage?back=%2Fme">
          {t.signIn}
        </a>
      )}
      {userInfo && !client && (
        <a className="button" href="#/selectLogin?way=account&back=%2Fme">
          {t.signInAccount}
        </a>
      )}
    </section>
  )
}
