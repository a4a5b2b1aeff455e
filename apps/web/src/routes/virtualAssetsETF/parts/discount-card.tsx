import type { CommissionDiscount } from '@foyer/api/virtual-assets'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import * as styles from '../../../shared/rewards/status-chip.module.css'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon, clockIcon } from '../../../shared/ui/later-icons.ts'
import * as pageStyles from '../page.module.css'
import { text } from './discount-text.ts'

/** The discount of the account: its rate, its expiry and its number. The panel at the bottom has the reference. */
export const DiscountCard = ({ discount }: { discount: CommissionDiscount }) => {
  const t = useText(text)
  const language = useLanguage()
  const { code, percentOff, validUntil, isValid } = discount
  // `validUntil` is the first moment after the validity, so the last valid day is one millisecond earlier
  const rows: [label: string, value: string][] = [
    [t.validTo, formatDay(language, validUntil - 1)],
    [t.code, code],
  ]
  return (
    <div className={`${blocksStyles.card} ${pageStyles.vaDiscount}`}>
      <div className={pageStyles.vaDiscountHead}>
        <p className={`${pageStyles.vaOff} numbers`}>{fill(t.off, { percent: percentOff })}</p>
        <span className={styles.statusChip} data-tone={isValid ? 'good' : undefined}>
          <Icon path={isValid ? checkIcon : clockIcon} size={16} />
          {isValid ? t.valid : t.over}
        </span>
      </div>
      <dl className={`${pageStyles.vaFacts} numbers`}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={pageStyles.vaFree}>{isValid ? t.noProduct : t.overWhy}</p>
    </div>
  )
}
