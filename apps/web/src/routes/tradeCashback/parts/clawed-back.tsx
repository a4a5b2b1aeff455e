import type { CashbackReply } from '@foyer/api/cashback'
import { showPart } from '../../../shared/activity/show-part.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { alertIcon } from '../../../shared/ui/icons.ts'
import * as styles from '../page.module.css'
import { text } from './card-text.ts'

/** The element id of the payouts, which give the reason. */
export const payoutsId = 'payouts'

/** How much of the cashback of all months was clawed back, with the way to the reason. */
export const ClawedBack = ({ months }: Pick<CashbackReply, 'months'>) => {
  const t = useText(text)
  const language = useLanguage()
  const minor = months.reduce((sum, { clawedBack }) => sum + clawedBack.minor, 0)
  const [newest] = months
  if (!newest || minor === 0) return null
  return (
    <button type="button" className={`${styles.clawedBack} numbers`} onClick={() => showPart(payoutsId)}>
      <Icon path={alertIcon} size={20} />
      <strong>{fill(t.back, { amount: formatMoney(language, { ...newest.clawedBack, minor }) })}</strong>
      <span>{t.why}</span>
    </button>
  )
}
