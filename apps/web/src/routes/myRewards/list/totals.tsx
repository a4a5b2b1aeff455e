import type { RewardTotals } from '@foyer/api/rewards'
import { Art } from '../../../shared/art/art.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { fillPlural } from '../../../shared/format/plural.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { CountUp } from '../../../shared/ui/count-up/count-up.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { LargeMoney } from '../amount.tsx'
import { text } from '../text.ts'
import * as styles from './wallet.module.css'

/** What all rewards gave so far: cash in the account, cash to come, used vouchers and delivered gifts; nothing before the first. */
export const Totals = ({ totals }: { totals: RewardTotals | undefined }) => {
  const t = useText(text)
  const language = useLanguage()
  if (!totals) return <div className={`${skeletonStyles.skeleton} ${styles.totalsShape}`} />
  const { credited, coming, vouchers, gifts } = totals
  if (credited.minor + coming.minor + vouchers + gifts === 0) return null
  // money that is on its way says more than that none came yet
  const isComing = credited.minor === 0 && coming.minor > 0
  const more = [
    coming.minor > 0 && !isComing && fill(t.coming, { amount: formatMoney(language, coming) }),
    vouchers > 0 && fillPlural(t.usedVouchers, vouchers, language),
    gifts > 0 && fillPlural(t.receivedGifts, gifts, language),
  ].filter((line) => line !== false)
  return (
    <section className={styles.totals}>
      <div>
        <h2>{isComing ? t.onItsWay : t.soFar}</h2>
        <p className={`${styles.credited} numbers`}>
          <CountUp name={isComing ? 'cash-to-come' : 'cash-so-far'} value={(isComing ? coming : credited).minor}>
            {(minor) => <LargeMoney money={{ currency: 'HKD', minor }} />}
          </CountUp>
        </p>
        <ul role="list" className={`${styles.more} numbers`}>
          {more.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <Art scene="prizes/cash" />
    </section>
  )
}
