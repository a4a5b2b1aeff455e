import type { Reward } from '@foyer/api/rewards'
import { formatMoney } from '../../../shared/format/money.ts'
import { validityOf } from '../../../shared/rewards/validity.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { GiftSteps } from '../gift-steps.tsx'
import * as styles from '../page.module.css'
import { isOver, typeIcons } from '../status.ts'
import { StatusChip } from '../status-chip.tsx'
import { text } from '../status-text.ts'

/** The key fact of a reward: the amount of cash, the end of a code, the progress of a gift. */
const KeyFact = ({ reward }: { reward: Reward }) => {
  const t = useText(text)
  const language = useLanguage()
  const { amount, maskedCode: tail } = reward
  if (amount)
    return (
      <span className={`${styles.rewardAmount} numbers`}>
        {formatMoney(language, amount, isOver(reward) ? '' : '+')}
      </span>
    )
  if (tail)
    return (
      <span className={`${styles.rewardCode} numbers`}>
        <span aria-hidden="true">•••• {tail}</span>
        <span className="visually-hidden">{fill(t.code, { tail })}</span>
      </span>
    )
  return reward.type === 'physical_gift' ? <GiftSteps status={reward.status} /> : null
}

/** A reward in the design of its type: a ticket, an amount or a parcel. */
export const RewardCard = ({ reward, now, titleId }: { reward: Reward; now: number; titleId: string }) => {
  const language = useLanguage()
  const { says, isNear } = validityOf(reward, language, now)
  return (
    <a
      className={isOver(reward) ? `${styles.rewardCard} ${styles.isOver}` : styles.rewardCard}
      data-type={reward.type}
      href={`#/myRewards?id=${reward.id}`}
    >
      <span className={styles.rewardFace}>
        <span className={styles.rewardStub}>
          <Icon path={typeIcons[reward.type]} size={28} />
        </span>
        <span className={styles.rewardWords}>
          <strong id={titleId}>{reward.item.name[language]}</strong>
          <small>{reward.source.title[language]}</small>
          <KeyFact reward={reward} />
          <span className={styles.rewardFooter}>
            <StatusChip reward={reward} />
            <small className={`numbers${isNear ? ` ${styles.isNear}` : ''}`}>{says}</small>
          </span>
        </span>
      </span>
    </a>
  )
}

/** Placeholders in the size of a card. */
export const CardSkeletons = () => (
  <>
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className={`${skeletonStyles.skeleton} ${styles.rewardCardSkeleton}`} />
    ))}
  </>
)
