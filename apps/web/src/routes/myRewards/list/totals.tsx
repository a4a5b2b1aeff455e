import type { RewardTotals } from '@foyer/api/rewards'
import type { ReactNode } from 'react'
import { Art } from '../../../shared/art/art.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { fillPlural } from '../../../shared/format/plural.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { CountUp } from '../../../shared/ui/count-up/count-up.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { LargeMoney } from '../amount.tsx'
import { text } from '../text.ts'
import * as styles from './wallet.module.css'

interface TotalsProps {
  totals: RewardTotals | undefined
  /** shows the cash that can be claimed */
  onClaim: () => void
}

/** What all rewards gave so far: cash in the account, to claim and to come, used vouchers and delivered gifts; nothing before the first. */
export const Totals = ({ totals, onClaim }: TotalsProps) => {
  const t = useText(text)
  const language = useLanguage()
  if (!totals) return <div className={`${skeletonStyles.skeleton} ${styles.totalsShape}`} />
  const { credited, coming, vouchers, gifts } = totals
  if (credited.minor + coming.minor + vouchers + gifts === 0) return null
  const hkd = (minor: number) => ({ currency: 'HKD' as const, minor })
  const toClaim = totals.claimable?.minor ?? 0
  // money that arrives without an act of the person
  const arriving = coming.minor - toClaim
  // money that is on its way says more than that none came yet
  const main = credited.minor > 0 ? 'soFar' : toClaim > 0 ? 'cashToClaim' : arriving > 0 ? 'onItsWay' : 'soFar'
  const amount = { soFar: credited.minor, cashToClaim: toClaim, onItsWay: arriving }[main]
  const claim = (content: ReactNode, size: number) => (
    <button type="button" className={styles.toClaim} onClick={onClaim}>
      {content}
      <Icon path={forwardIcon} mirrors size={size} />
    </button>
  )
  const figure = (
    <CountUp name={`cash-${main}`} value={amount}>
      {(minor) => <LargeMoney money={hkd(minor)} />}
    </CountUp>
  )
  const more = [
    arriving > 0 && main !== 'onItsWay' && fill(t.coming, { amount: formatMoney(language, hkd(arriving)) }),
    vouchers > 0 && fillPlural(t.usedVouchers, vouchers, language),
    gifts > 0 && fillPlural(t.receivedGifts, gifts, language),
  ].filter((line) => line !== false)
  return (
    <section className={styles.totals}>
      <div>
        <h2>{t[main]}</h2>
        <p className={`${styles.credited} numbers`}>{main === 'cashToClaim' ? claim(figure, 24) : figure}</p>
        <ul role="list" className={`${styles.more} numbers`}>
          {toClaim > 0 && main !== 'cashToClaim' && (
            <li>{claim(fill(t.toClaim, { amount: formatMoney(language, hkd(toClaim)) }), 16)}</li>
          )}
          {more.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <Art scene="prizes/cash" />
    </section>
  )
}
