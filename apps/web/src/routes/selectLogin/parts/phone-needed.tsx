import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** A login to an account begins with the phone. @param here the route to come back to */
export const PhoneNeeded = ({ here }: { here: string }) => {
  const t = useText(text)
  return (
    <div className={styles.step}>
      <p role="alert">{t.phoneNeeded}</p>
      <a className="button" href={`#/loginPage?back=${encodeURIComponent(here)}`}>
        {t.confirmPhone}
      </a>
    </div>
  )
}
