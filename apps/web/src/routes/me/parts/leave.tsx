import { useState } from 'react'
import { quit } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import { useText } from '../../../shared/text/use-text.ts'
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
    <button
      type="button"
      className={`button button-plain${level === 'register' ? ` ${styles.quit}` : ''}`}
      aria-disabled={leaving}
      onClick={() => leaving || void leave()}
    >
      {label}
    </button>
  )
}

/** Leaving the account, and signing out. */
export const Leave = () => {
  const t = useText(text)
  const userInfo = useUser((state) => state.userInfo)
  if (!userInfo) return null
  return (
    <div className={styles.leave}>
      {userInfo.client && <QuitButton level="login" label={t.leaveAccount} done={t.leftAccount} />}
      <QuitButton level="register" label={t.quit} done={t.quitDone} />
    </div>
  )
}
