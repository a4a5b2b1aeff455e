import { inLanguage } from '@foyer/api/languages'
import type { RewardDetail } from '@foyer/api/rewards'
import { isRoute } from '../../../platform/navigation.ts'
import { useUser } from '../../../platform/user-store.ts'
import { formatNearHongKong } from '../../../shared/format/hong-kong-time.ts'
import { MomentSheet, type MomentStep } from '../../../shared/moments/moment-sheet.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { CountUp } from '../../../shared/ui/count-up/count-up.tsx'
import { LargeMoney } from '../amount.tsx'
import { sharedReward } from './share.ts'
import { text } from './text.ts'
import { timelineOf } from './timeline.ts'

export interface RewardMomentProps {
  /** the newest answer about the reward, which may change while the sheet is shown */
  detail: RewardDetail
  onClose: () => void
}

/** The moment after cash was claimed: the amount, the account that receives it, and whether it has arrived. */
export const ClaimedMoment = ({ detail, onClose }: RewardMomentProps) => {
  const t = useText(text)
  const language = useLanguage()
  const account = useUser(({ userInfo }) => userInfo?.client)
  const { id, item, amount, reference } = detail.reward
  const [claimed, credited] = timelineOf(detail).slice(-2)
  const timeOf = (at: number | undefined) => at !== undefined && { time: formatNearHongKong(language, at, detail.asOf) }
  const steps: MomentStep[] = [
    { label: t.stepClaimed, isDone: true, ...timeOf(claimed?.at) },
    credited?.isDone
      ? { label: t.wasCredited, isDone: true, ...timeOf(credited.at) }
      : { label: t.stepCredited, time: t.stepCreditedWhen },
  ]
  return (
    <MomentSheet
      title={t.claimedTitle}
      subject={inLanguage(item.name, language)}
      figure={
        amount
          ? {
              value: (
                <CountUp name={`claimed ${id}`} value={amount.minor}>
                  {(minor) => <LargeMoney money={{ ...amount, minor }} sign="+" />}
                </CountUp>
              ),
              note: account ? fill(t.claimTo, { account: `${account.clientName} · ${t[account.accountType]}` }) : '',
            }
          : undefined
      }
      steps={steps}
      reference={reference}
      next={credited?.isDone && isRoute('/account') ? { label: t.toAccount, to: '/account' } : undefined}
      share={sharedReward(detail.reward, language)}
      onClose={onClose}
    />
  )
}

/** The moment after the winner of a gift gave an address: how the gift reaches them. */
export const AddressMoment = ({ detail: { reward }, onClose }: RewardMomentProps) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <MomentSheet
      title={t.addressTitle}
      subject={inLanguage(reward.item.name, language)}
      steps={[
        { label: t.addressDone, isDone: true },
        { label: t.stepPacked, time: t.stepPackedUntil },
        { label: t.stepShipped, time: t.stepShippedHow },
      ]}
      reference={reward.reference}
      share={sharedReward(reward, language)}
      onClose={onClose}
    />
  )
}
