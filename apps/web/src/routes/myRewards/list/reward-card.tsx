import type { Reward } from '@foyer/api/rewards'
import { validityOf } from '../../../shared/rewards/validity.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { clockIcon } from '../../../shared/ui/later-icons.ts'
import { LargeMoney } from '../amount.tsx'
import { GiftSteps } from '../gift-steps.tsx'
import * as styles from '../page.module.css'
import { isOver, typeIcons } from '../status.ts'
import { StatusChip } from '../status-chip.tsx'
import { text } from '../status-text.ts'
import { themeOf } from '../theme.ts'

/** The key fact of a reward: the amount of cash, the end of a code, the progress of a gift. */
const KeyFact = ({ reward }: { reward: Reward }) => {
  const t = useText(text)
  const { amount, maskedCode: tail } = reward
  if (amount)
    return (
      <span className={`${styles.rewardAmount} numbers`}>
        <LargeMoney money={amount} sign={isOver(reward) ? '' : '+'} />
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

/** A reward as an object in the colours of its activity: a ticket, an amount or a parcel. */
export const RewardCard = ({ reward, now, titleId }: { reward: Reward; now: number; titleId: string }) => {
  const language = useLanguage()
  const { says, isNear } = validityOf(reward, language, now)
  return (
    <a
      data-motion="card"
      data-campaign={themeOf(reward)}
      className={`${styles.rewardCard}${isOver(reward) ? ` ${styles.isOver}` : ''}`}
      data-type={reward.type}
      href={`#/myRewards?id=${reward.id}`}
    >
      <span className={styles.rewardFace}>
        <span className={styles.rewardStub}>
          <Icon path={typeIcons[reward.type]} size={34} />
        </span>
        <span className={styles.rewardWords}>
          <strong id={titleId}>{reward.item.name[language]}</strong>
          <small>{reward.source.title[language]}</small>
          <KeyFact reward={reward} />
          <span className={styles.rewardFooter}>
            <StatusChip reward={reward} />
            <small className={`numbers${isNear ? ` ${styles.isNear}` : ''}`}>
              {isNear && <Icon path={clockIcon} size={14} />}
              {says}
            </small>
          </span>
        </span>
      </span>
    </a>
  )
}
