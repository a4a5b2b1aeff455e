import type { Reward } from '@foyer/api/rewards'
import { validityOf } from '../../../shared/rewards/validity.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { clockIcon } from '../../../shared/ui/later-icons.ts'
import { LargeMoney } from '../amount.tsx'
import { GiftSteps } from '../gift-steps.tsx'
import * as styles from '../page.module.css'
import { RewardPicture } from '../reward-picture.tsx'
import { isOver } from '../status.ts'
import { StatusChip } from '../status-chip.tsx'
import { text } from '../status-text.ts'
import { themeOf } from '../theme.ts'

/** The key fact of a reward: the amount of cash, what a voucher gives, the progress of a gift. */
const KeyFact = ({ reward }: { reward: Reward }) => {
  const language = useLanguage()
  const { amount, type, item } = reward
  if (amount)
    return (
      <span className={`${styles.rewardAmount} numbers`}>
        <LargeMoney money={amount} sign={isOver(reward) ? '' : '+'} />
      </span>
    )
  if (type === 'exchange_voucher') return <span className={styles.rewardGives}>{item.note[language]}</span>
  return <GiftSteps status={reward.status} />
}

/** What a tap leads to, where the person has something to do. It looks like a button, and the whole card is the link. */
const Act = ({ reward: { type, status } }: { reward: Reward }) => {
  const t = useText(text)
  if (status !== 'claimable' && status !== 'available') return null
  const claim = type === 'physical_gift' ? t.giveAddress : t.claimIt
  return (
    <span className={styles.rewardAct} data-main={status === 'claimable' || undefined}>
      {status === 'claimable' ? claim : t.useIt}
    </span>
  )
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
          <RewardPicture reward={reward} />
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
            <Act reward={reward} />
          </span>
        </span>
      </span>
    </a>
  )
}
