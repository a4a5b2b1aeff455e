import { useUser } from '../../../platform/user-store.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { QuitButton } from './quit-button.tsx'

/** Signing out, at the end of the page and away from everything else. */
export const Leave = () => {
  const t = useText(text)
  const isSignedIn = useUser((state) => state.userInfo !== null)
  return (
    isSignedIn && (
      <QuitButton level="register" label={t.quit} done={t.quitDone} className={`button-plain ${styles.quit}`} />
    )
  )
}
