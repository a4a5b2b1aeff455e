import type { InterestCoupon } from '@foyer/api/financing'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import * as statusChipStyles from '../../../shared/rewards/status-chip.module.css'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon, clockIcon } from '../../../shared/ui/later-icons.ts'
import { formatWhole } from '../format.ts'
import * as styles from '../page.module.css'
import { text } from './coupon-text.ts'

/** The coupon of the account: its name, its coverage and its expiry. The panel at the bottom says when it was claimed. */
export const CouponCard = ({ coupon }: { coupon: InterestCoupon }) => {
  const t = useText(text)
  const language = useLanguage()
  const { code, validUntil, isValid, covers } = coupon
  return (
    <div className={`${blocksStyles.card} ${styles.coupon}`}>
      <div className={styles.couponHead}>
        <span className={statusChipStyles.statusChip} data-tone={isValid ? 'good' : undefined}>
          <Icon path={isValid ? checkIcon : clockIcon} size={16} />
          {isValid ? t.valid : t.over}
        </span>
        <p className={`${styles.couponCode} numbers`}>
          <span>{t.code}</span> <strong>{code}</strong>
        </p>
      </div>
      <dl className={`${styles.couponFacts} numbers`}>
        <div>
          <dt>{t.validTo}</dt>
          {/* `validUntil` is the first moment after the validity, so the last valid day is one millisecond earlier */}
          <dd>{formatDay(language, validUntil - 1)}</dd>
        </div>
        <div>
          <dt>{t.covers}</dt>
          <dd>
            {covers.map(({ currency, upTo }) => (
              <span key={currency} className={styles.couponCover}>
                {formatWhole(currency, upTo)}
              </span>
            ))}
          </dd>
        </div>
      </dl>
      <p className={styles.couponWhy}>{isValid ? t.applies : t.overWhy}</p>
    </div>
  )
}
