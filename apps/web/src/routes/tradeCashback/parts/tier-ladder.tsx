import type { CashbackCount, CashbackReply } from '@foyer/api/cashback'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The tiers from the first to the highest, with the place of the month. The card at the top says what is missing. */
export const TierLadder = ({ cashback, count }: { cashback: CashbackReply; count: CashbackCount }) => {
  const t = useText(text)
  const language = useLanguage()
  const reached = count.tier ?? -1
  const stateOf = (index: number): string => {
    if (index < reached) return t.tierReached
    if (index === reached) return count.isClosed ? t.tierReached : t.tierCurrent
    return ''
  }
  return (
    <ol className={`${blocksStyles.card} ${styles.tierLadder}`} role="list" aria-label={t.tiers}>
      {cashback.tiers.map(({ from, percent }, index) => (
        <li key={percent} className={index <= reached ? styles.isReached : undefined}>
          <span className={styles.tierMark} aria-hidden="true">
            {index <= reached && <Icon path={checkIcon} size={16} />}
          </span>
          <strong className="numbers">{percent}%</strong>
          <span className={`${styles.tierFrom} numbers`}>
            {fill(t.tierFrom, { from: formatMoney(language, from) })}
          </span>
          <span className={`${styles.tierState} numbers`}>{stateOf(index)}</span>
        </li>
      ))}
    </ol>
  )
}
