import { useEffect, useState } from 'react'
import { openSession, quit } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import { whenIdle } from '../../../platform/when-idle.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/icons.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { text } from '../text.ts'

/** Who is here: a way in for a visitor, the masked number and a way out for a person signed in. */
export const SignInState = () => {
  const t = useText(text)
  const userInfo = useUser((state) => state.userInfo)
  const [leaving, setLeaving] = useState(false)

  // A visitor reads the hall without a session; a failure shows where one is needed.
  useEffect(() => whenIdle(() => void openSession().catch(() => undefined)), [])

  if (!userInfo) {
    return (
      <a className="sign-in-card" href="#/loginPage?back=%2F">
        <span>
          <strong>{t.signIn}</strong>
          <small>{t.signInLead}</small>
        </span>
        <Icon path={forwardIcon} size={20} />
      </a>
    )
  }
  const leave = async () => {
    setLeaving(true)
    await quit()
    setLeaving(false)
    showToast(t.quitDone)
  }
  return (
    <section className="signed-in-card">
      <span>
        <small>{t.signedIn}</small>
        <strong className="numbers">{userInfo.mobileNo}</strong>
      </span>
      <button type="button" className="text-button" aria-disabled={leaving} onClick={() => leaving || void leave()}>
        {t.quit}
      </button>
    </section>
  )
}
