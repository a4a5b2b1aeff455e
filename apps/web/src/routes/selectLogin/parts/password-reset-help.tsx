import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { HotlineHours } from '../../../shared/hotline/hotline-hours.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The instructions for a password reset: only the firm can reset it, after it has verified the caller. */
export const PasswordResetHelp = () => {
  const t = useText(text)
  return (
    <details className={styles.passwordReset}>
      <summary>
        {t.forgot}
        <Icon path={forwardIcon} mirrors size={16} />
      </summary>
      <p>{t.forgotWhy}</p>
      <CallUs />
      <HotlineHours />
    </details>
  )
}
