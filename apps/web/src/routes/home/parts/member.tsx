import { useEffect } from 'react'
import { isRoute } from '../../../platform/navigation.ts'
import { openSession } from '../../../platform/session.ts'
import { type UserInfo, useUser } from '../../../platform/user-store.ts'
import { whenIdle } from '../../../platform/when-idle.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { later } from '../../../shared/ui/later.tsx'
import { personIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

const Glance = later(() => import('./rewards-glance.tsx').then((part) => part.RewardsGlance))

/** The person and their rewards, in one row. A link leads only to a screen that this build contains. */
const SignedIn = ({ mobileNo, client }: UserInfo) => {
  const t = useText(text)
  const who = (
    <>
      <small>{client ? t[client.accountType] : t.registered}</small>
      <strong className="numbers">{mobileNo}</strong>
    </>
  )
  return (
    <section className={styles.signedInCard}>
      {isRoute('/me') ? <a href="#/me">{who}</a> : <p>{who}</p>}
      {isRoute('/myRewards') && (
        <a href="#/myRewards">
          <span className="visually-hidden">{t.rewards}</span>
          <Glance />
        </a>
      )}
    </section>
  )
}

/** The first action of a visitor, which is to sign in, as a row that is less loud than the offer above; the masked number and the rewards of a person who is signed in, in the same height. */
export const Member = () => {
  const t = useText(text)
  const userInfo = useUser((state) => state.userInfo)

  // The hall needs no session. A failure to open it is shown where a call needs it.
  useEffect(() => whenIdle(() => void openSession().catch(() => undefined)), [])

  if (userInfo) return <SignedIn {...userInfo} />
  return (
    <a className={`button ${styles.signInCard}`} href="#/loginPage?back=%2F">
      <span className={styles.signInPerson}>
        <Icon path={personIcon} size={22} />
      </span>
      <span>{t.signInLead}</span> <b>{t.signIn}</b>
    </a>
  )
}
