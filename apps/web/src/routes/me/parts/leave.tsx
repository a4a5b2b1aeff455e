import { useUser } from '../../../platform/user-store.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { accountIcon, signOutIcon } from '../icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { QuitButton } from './quit-button.tsx'

/** A row that logs out of the account, and a row that signs out. Signing out also ends the login, so it has the danger colour. */
export const Leave = () => {
  const t = useText(text)
  const userInfo = useUser((state) => state.userInfo)
  if (!userInfo) return null
  return (
    <div className={styles.leave}>
      {userInfo.client && (
        <QuitButton
          level="login"
          label={t.leaveAccount}
          icon={accountIcon}
          note={t.leaveAccountNote}
          done={t.leftAccount}
        />
      )}
      <QuitButton
        level="register"
        label={t.quit}
        icon={signOutIcon}
        note={userInfo.client ? t.quitNote : undefined}
        done={t.quitDone}
      />
    </div>
  )
}
