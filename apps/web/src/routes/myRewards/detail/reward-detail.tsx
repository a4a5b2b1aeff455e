import { inLanguage } from '@foyer/api/languages'
import type { RewardDetail as Detail } from '@foyer/api/rewards'
import { useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { failureOf } from '../../../platform/session.ts'
import { Art } from '../../../shared/art/art.tsx'
import { useRisingPauses } from '../../../shared/conversion/use-rising-pauses.ts'
import { formatClock, formatNearMoment } from '../../../shared/format/hong-kong-time.ts'
import { isOpen } from '../../../shared/once/use-once.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'
import { lastMinute, validityOf } from '../../../shared/rewards/validity.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { clockIcon, offlineIcon } from '../../../shared/ui/later-icons.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Loading, TextShape } from '../../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { LargeMoney } from '../amount.tsx'
import * as pageStyles from '../page.module.css'
import { RewardPicture } from '../reward-picture.tsx'
import { checking, isEndAbove, isOver, isReady } from '../status.ts'
import { StatusChip } from '../status-chip.tsx'
import { text as pageText } from '../text.ts'
import { themeOf } from '../theme.ts'
import { GiftAddress } from './address.tsx'
import { CashTimeline } from './cash-part.tsx'
import { Claim, useClaim } from './claim.tsx'
import * as styles from './detail.module.css'
import { Facts } from './facts.tsx'
import { Shipment } from './gift-part.tsx'
import { RemindOfEnd } from './remind.tsx'
import type { RewardMomentProps } from './reward-moment.tsx'
import { ShareReward } from './share-reward.tsx'
import { StateNote } from './state-note.tsx'
import { text } from './text.ts'
import { TicketCode } from './ticket-code.tsx'
import { isAtCounter, VoucherCode } from './voucher-part.tsx'

const loadMoments = () => import('./reward-moment.tsx')
/** What just happened to the reward. If the code does not load, the page shows the outcome itself. */
const moments = {
  claimed: lazyPart<RewardMomentProps>(() => loadMoments().then((part) => part.ClaimedMoment)),
  address: lazyPart<RewardMomentProps>(() => loadMoments().then((part) => part.AddressMoment)),
}

interface RewardHeadProps {
  detail: Detail
  now: number
  isChecking: boolean
  onOver: () => void
}

/** The head of a reward, in the design of its type. */
const RewardHead = ({ detail, now, isChecking, onOver }: RewardHeadProps) => {
  const { reward, steps } = detail
  const language = useLanguage()
  const { type, item, amount } = reward
  const t = useText(text)
  const { isNear, ...validity } = validityOf(reward, language, now)
  const { validUntil, status } = reward
  const reachedAt = steps.find((step) => step.status === status)?.at
  const says = () => {
    if (isChecking) return undefined
    if (reachedAt !== undefined) return formatNearMoment(language, reachedAt, now)
    if (validUntil !== null && isEndAbove(reward))
      return fill(t.validBefore, { moment: formatNearMoment(language, lastMinute(validUntil), now) })
    // the day of issue says nothing about any other state
    return isReady(reward) || status === 'pending' || status === 'expired' ? validity.says : undefined
  }
  return (
    <section
      data-motion="panel"
      data-campaign={themeOf(reward)}
      className={`${styles.rewardHero}${isOver(reward) || status === 'used' ? ` ${pageStyles.isOver}` : ''}`}
      data-type={type}
    >
      <div className={styles.rewardHeroTop}>
        <RewardPicture reward={reward} />
        <h2>{inLanguage(item.name, language)}</h2>
        {amount && (
          <p className={`${pageStyles.rewardAmount} numbers`}>
            <LargeMoney money={amount} sign={isOver(reward) ? '' : '+'} />
          </p>
        )}
        <p>{inLanguage(item.note, language)}</p>
      </div>
      <div className={pageStyles.rewardFooter}>
        <StatusChip reward={reward} look={isChecking ? checking : undefined} />
        {says() && (
          <small className={`${styles.end} numbers${isNear ? ` ${pageStyles.isNear}` : ''}`}>
            {isNear && <Icon path={clockIcon} size={14} />}
            {says()}
          </small>
        )}
        {!isChecking && <RemindOfEnd reward={reward} />}
      </div>
      {isAtCounter(reward) && <TicketCode key={reward.id} id={reward.id} onOver={onOver} />}
      {type === 'exchange_voucher' && <VoucherCode reward={reward} />}
    </section>
  )
}

/** Polls a reward that is being paid in. It is a separate component, so that its timer re-renders nothing else. */
const Poll = ({ refetch }: Pick<Personal<Detail>, 'refetch'>) => {
  useRisingPauses(true, refetch, true)
  return null
}

const Whole = ({ detail, personal }: { detail: Detail & { receivedAt: number }; personal: Personal<Detail> }) => {
  const t = useText(pageText)
  const language = useLanguage()
  const online = useOnline()
  const [moment, setMoment] = useState<keyof typeof moments>()
  const { reward, asOf, receivedAt } = detail
  const claim = useClaim(reward.id, personal, () => setMoment('claimed'))
  const isChecking = reward.status === 'claimable' && isOpen(claim.state)
  const Moment = moment && moments[moment]
  const endMoment = () => {
    setMoment(undefined)
    // the button that had the focus is gone
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.rewardDetail}>
      {!online && (
        <Notice tone="info" icon={offlineIcon} live>
          {fill(t.offline, { time: formatClock(language, asOf) })}
        </Notice>
      )}
      <RewardHead
        detail={detail}
        now={asOf + performance.now() - receivedAt}
        isChecking={isChecking}
        onOver={() => void personal.refetch()}
      />
      {reward.type === 'cash_return' && <Claim reward={reward} claim={claim} />}
      <StateNote detail={detail} />
      {reward.type === 'cash_return' && <CashTimeline detail={detail} isChecking={isChecking} />}
      {reward.type === 'physical_gift' && (
        <GiftAddress reward={reward} personal={personal} onGiven={() => setMoment('address')} />
      )}
      {reward.type === 'physical_gift' && <Shipment reward={reward} />}
      <Facts reward={reward} />
      <div className={styles.rewardExtras}>
        <ShareReward reward={reward} />
      </div>
      {Moment && <Moment detail={detail} onClose={endMoment} onFailed={() => setMoment(undefined)} />}
      {reward.status === 'crediting' && <Poll refetch={personal.refetch} />}
    </div>
  )
}

const Missing = () => {
  const t = useText(text)
  return (
    <div className={pageStyles.rewardsEmpty}>
      <Art scene="states/nothing-found" />
      <h2>{t.missing}</h2>
      <p>{t.missingWhy}</p>
      <a className="button button-plain" href="#/myRewards">
        {t.allRewards}
      </a>
    </div>
  )
}

const Skeleton = () => (
  <Loading>
    <div className={`${skeletonStyles.skeleton} ${styles.rewardHeroSkeleton}`} />
    <TextShape lines={5} />
  </Loading>
)

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One reward of the signed-in person, by the id in the address. */
export const RewardDetail = ({ id }: { id: string }) => {
  const isId = idPattern.test(id)
  const personal = usePersonal(pathTo('POST /user/rewards/detail'), { id }, { enabled: isId })
  if (
    !isId ||
    (!personal.data && personal.error && failureOf<'POST /user/rewards/detail'>(personal.error).reason === 'not_found')
  )
    return <Missing />
  return (
    <PersonalPart
      personal={personal}
      level="register"
      picture={<Art scene="states/signed-out-rewards" />}
      skeleton={<Skeleton />}
    >
      {(detail) => <Whole detail={detail} personal={personal} />}
    </PersonalPart>
  )
}
