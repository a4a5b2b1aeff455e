import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from './figures.module.css'
import { text } from './text.ts'

/** The account was suspended after the login, so none of its data is shown. */
export const Suspended = () => {
  const t = useText(text)
  return (
    <section className={styles.figuresSuspended} role="alert">
      <h2>{t.suspended}</h2>
      <p>{t.suspendedWhy}</p>
      <CallUs />
    </section>
  )
}
