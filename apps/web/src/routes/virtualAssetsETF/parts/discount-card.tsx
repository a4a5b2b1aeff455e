import type { CommissionDiscount } from '@foyer/api/virtual-assets'
import * as styles from '../../../shared/rewards/status-chip.module.css'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon, clockIcon } from '../../../shared/ui/later-icons.ts'
import * as pageStyles from '../page.module.css'
import { text } from './discount-text.ts'

/** The discount of the account: whether it applies, and its number. The panel above has its rate and its last day. */
export const DiscountCard = ({ discount: { code, isValid } }: { discount: CommissionDiscount }) => {
  const t = useText(text)
  return (
    <>
      <span className={styles.statusChip} data-tone={isValid ? 'good' : undefined}>
        <Icon path={isValid ? checkIcon : clockIcon} size={16} />
        {isValid ? t.valid : t.over}
      </span>
      <p className={pageStyles.vaOff}>{isValid ? t.applies : t.overWhy}</p>
      <dl className={`${pageStyles.vaFacts} numbers`}>
        <div>
          <dt>{t.code}</dt>
          <dd>{code}</dd>
        </div>
      </dl>
      {isValid && <p className={pageStyles.vaFree}>{t.noProduct}</p>}
    </>
  )
}
