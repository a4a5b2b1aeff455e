import type { Reward } from '@foyer/contract/rewards'
import { formatMoney } from '../../../shared/format/money.ts'
import { validityOf } from '../../../shared/rewards/validity.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { GiftSteps } from '../gift-steps.tsx'
import { isOver, typeIcons } from '../status.ts'
import { StatusChip } from '../status-chip.tsx'
import { text } from '../status-text.ts'

/** The key fact of a reward: the amount of cash, the end of a code, the progress of a gift. */
const KeyFact = ({ reward }: { reward: Reward }) => {
  const t = useText(text)
  const language = useLanguage()
  const { amount, maskedCode: tail } = reward
  if (amount)
    return <span className="reward-amount numbers">{formatMoney(language, amount, isOver(reward) ? '' : '+')}</span>
  if (tail)
    return (
      <span className="reward-code numbers">
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
      className={`reward-card is-${reward.type}${isOver(reward) ? ' is-over' : ''}`}
      href={`#/myRewards?id=${reward.id}`}
    >
      <span className="reward-face">
        <span className="reward-stub">
          <Icon path={typeIcons[reward.type]} size={28} />
        </span>
        <span className="reward-words">
          <strong id={titleId}>{reward.item.name[language]}</strong>
          <small>{reward.source.title[language]}</small>
          <KeyFact reward={reward} />
          <span className="reward-footer">
            <StatusChip reward={reward} />
            <small className={`numbers${isNear ? ' is-near' : ''}`}>{says}</small>
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
      <div key={row} className="skeleton reward-card-skeleton" />
    ))}
  </>
)
