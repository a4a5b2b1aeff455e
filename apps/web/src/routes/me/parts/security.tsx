import { useUser } from '../../../platform/user-store.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { phoneIcon, privacyIcon, sessionsIcon } from '../icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Row } from './row.tsx'

/** Links to devices, phone number and data of the person; a visitor has none. */
export const Security = () => {
  const t = useText(text)
  const isSignedIn = useUser((state) => state.userInfo !== null)
  if (!isSignedIn) return null
  return (
    <section className={styles.card} aria-labelledby="me-security">
      <h2 id="me-security">{t.security}</h2>
      <ul role="list">
        <Row path="/account?tab=sessions" label={t.sessions} icon={sessionsIcon} />
        <Row path="/changePhone" label={t.changePhone} icon={phoneIcon} />
        <Row path="/privacy" label={t.privacy} icon={privacyIcon} />
      </ul>
    </section>
  )
}
