import type { Figures } from '@foyer/api/accounts'
import { useText } from '../../../shared/text/use-text.ts'
import { Amount } from './amount.tsx'
import * as styles from './figures.module.css'
import { MaskToggle } from './mask-toggle.tsx'
import { text } from './text.ts'

/** The net value of the account, the most prominent figure. */
export const NetValue = ({ figures: { accountType, marginAccount, cashAccount } }: { figures: Figures }) => {
  const t = useText(text)
  return (
    <section className={styles.netValue} aria-label={t.netValue}>
      <div className={styles.netValueHead}>
        <h2>{t[accountType]}</h2>
        <MaskToggle />
      </div>
      <p className={styles.netValueLabel}>{t.netValue}</p>
      <p className={styles.netValueAmount}>
        <Amount cents={marginAccount ?? cashAccount ?? 0} />
      </p>
    </section>
  )
}
