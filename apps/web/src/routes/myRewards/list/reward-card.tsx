import { inLanguage } from '@foyer/api/languages'
import type { Reward } from '@foyer/api/rewards'
import { validityOf } from '../../../shared/rewards/validity.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { clockIcon, offlineIcon } from '../../../shared/ui/later-icons.ts'
import { LargeMoney } from '../amount.tsx'
import * as styles from '../page.module.css'
import { RewardPicture } from '../reward-picture.tsx'
import { isOver, lookOf } from '../status.ts'
import { StatusChip } from '../status-chip.tsx'
import { text } from '../status-text.ts'
import { themeOf } from '../theme.ts'

/** The key fact of a reward: the amount of cash, or what a voucher gives. A gift has its name alone. */
const KeyFact = ({ reward }: { reward: Reward }) => {
  const language = useLanguage()
  const { amount, type, item } = reward
  if (amount)
    return (
      <span className={`${styles.rewardAmount} numbers`}>
        <LargeMoney money={amount} sign={isOver(reward) ? '' : '+'} />
      </span>
    )
  return type === 'exchange_voucher' && <span className={styles.rewardGives}>{inLanguage(item.note, language)}</span>
}

/**
 * What the person can do with the reward now, instead of its state. It looks like a button, and the whole card is the
 * link.
 */
const useAct = ({ type, status }: Reward): string | undefined => {
  const t = useText(text)
  if (status === 'available') return t.useIt
  if (status === 'claimable') return type === 'physical_gift' ? t.giveAddress : t.claimIt
  return undefined
}

/** A reward as an object in the colours of its activity: a ticket, an amount or a parcel. */
export const RewardCard = ({ reward, now, titleId }: { reward: Reward; now: number; titleId: string }) => {
  const language = useLanguage()
  const t = useText(text)
  const name = inLanguage(reward.item.name, language)
  const source = inLanguage(reward.source.title, language)
  const { says, isNear } = validityOf(reward, language, now)
  const act = useAct(reward)
  // the notice above the list gives the reason
  const online = useOnline()
  const isClaim = reward.status === 'claimable'
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
          <strong id={titleId}>{name}</strong>
          <KeyFact reward={reward} />
          {!name.includes(source) && <small>{fill(t.fromActivity, { activity: source })}</small>}
          <span className={styles.rewardFooter}>
            {act ? <span className="visually-hidden">{t[lookOf(reward).name]}</span> : <StatusChip reward={reward} />}
            <small className={`numbers${isNear ? ` ${styles.isNear}` : ''}`}>
              {isNear && <Icon path={clockIcon} size={14} />}
              {says}
            </small>
            {act && (
              <span className={styles.rewardAct} data-off={(!online && isClaim) || undefined}>
                {!online && isClaim && <Icon path={offlineIcon} size={16} />}
                {act}
              </span>
            )}
          </span>
        </span>
      </span>
    </a>
  )
}
