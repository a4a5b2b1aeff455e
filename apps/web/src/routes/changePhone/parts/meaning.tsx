import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The other effects of a change, shown before it. */
export const Meaning = ({ hasAccounts }: { hasAccounts: boolean }) => {
  const t = useText(text)
  const lines = [t.meansSessions, ...(hasAccounts ? [t.meansAccounts] : []), t.meansNotified, t.meansCooling]
  return (
    <section className={styles.phoneMeans} aria-labelledby="phone-means">
      <h3 id="phone-means">{t.means}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
