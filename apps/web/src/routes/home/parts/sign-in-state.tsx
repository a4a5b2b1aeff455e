import { useEffect, useState } from 'react'
import { isRoute } from '../../../platform/navigation.ts'
import { openSession, quit } from '../../../platform/session.ts'
import { type UserInfo, useUser } from '../../../platform/user-store.ts'
import { whenIdle } from '../../../platform/when-idle.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** A button that ends a login or a registration. A toast shows the outcome. */
const QuitButton = ({ level, label, done }: { level: 'login' | 'register'; label: string; done: string }) => {
  const t = useText(text)
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    showToast(
      await quit(level).then(
        () => done,
        () => t.quitFailed,
      ),
    )
    setLeaving(false)
  }
  return (
    <button type="button" className={styles.textButton} aria-disabled={leaving} onClick={() => leaving || void leave()}>
      {label}
    </button>
  )
}

const SignedIn = ({ mobileNo, client }: UserInfo) => {
  const t = useText(text)
  return (
    <section className={styles.signedInCard}>
      <div className={styles.signedInRow}>
        <span>
          <small>{t.signedIn}</small>
          <strong className="numbers">{mobileNo}</strong>
        </span>
        <QuitButton level="register" label={t.quit} done={t.quitDone} />
      </div>
      {client ? (
        <div className={styles.signedInRow}>
          <span>
            <small>{t[client.accountType]}</small>
            <strong>{client.clientName}</strong>
          </span>
          <QuitButton level="login" label={t.leaveAccount} done={t.leftAccount} />
        </div>
      ) : (
        <a className={styles.signedInRow} href="#/selectLogin?way=account&back=%2F">
          {t.signInAccount}
          <Icon path={forwardIcon} size={20} />
        </a>
      )}
      {isRoute('/account') && (
        <a className={styles.signedInRow} href={client ? '#/account' : '#/markets?tab=watchlist'}>
          {client ? t.account : t.watchlist}
          <Icon path={forwardIcon} size={20} />
        </a>
      )}
    </section>
  )
}

/**
 * A sign-in link for a visitor; the masked number, the account and the sign-out buttons for a person who is signed in.
 */
export const SignInState = () => {
  const t = useText(text)
  const userInfo = useUser((state) => state.userInfo)

  // The hall needs no session. A failure to open it is shown where a call needs it.
  useEffect(() => whenIdle(() => void openSession().catch(() => undefined)), [])

  if (userInfo) return <SignedIn {...userInfo} />
  return (
    <a className={styles.signInCard} href="#/loginPage?back=%2F">
      <span>
        <strong>{t.signIn}</strong>
        <small>{t.signInLead}</small>
      </span>
      <Icon path={forwardIcon} size={20} />
    </a>
  )
}
