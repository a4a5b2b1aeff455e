import type { RewardTotals } from '@foyer/api/rewards'
import type { ReactNode } from 'react'
import { Art } from '../../../shared/art/art.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
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

/** The cash of all rewards so far: cash in the account, to claim and to come; nothing before the first cash. */
export const Totals = ({ totals, onClaim }: TotalsProps) => {
  const t = useText(text)
  const language = useLanguage()
  if (!totals) return <div className={`${skeletonStyles.skeleton} ${styles.totalsShape}`} />
  const { credited, coming } = totals
  if (credited.minor + coming.minor === 0) return null
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
  return (
    <section className={styles.totals}>
      <div>
        <h2>{t[main]}</h2>
        <p className={`${styles.credited} numbers`}>{main === 'cashToClaim' ? claim(figure, 24) : figure}</p>
        <ul role="list" className={`${styles.more} numbers`}>
          {toClaim > 0 && main !== 'cashToClaim' && (
            <li>{claim(fill(t.toClaim, { amount: formatMoney(language, hkd(toClaim)) }), 16)}</li>
          )}
          {arriving > 0 && main !== 'onItsWay' && (
            <li>{fill(t.coming, { amount: formatMoney(language, hkd(arriving)) })}</li>
          )}
        </ul>
      </div>
      <Art scene="prizes/cash" />
    </section>
  )
}
