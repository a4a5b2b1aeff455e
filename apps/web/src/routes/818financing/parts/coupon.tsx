import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { useShown } from '../../../shared/activity/shown.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from '../page.module.css'
import { CouponCard } from './coupon-card.tsx'
import { text } from './coupon-text.ts'
import { couponId } from './joined-action.tsx'
import { NoCoupon, SwitchAccount } from './no-coupon.tsx'
import { useCoupon } from './use-coupon.ts'

/** The coupon of this person, or the reason why there is none. */
const MyCoupon = () => {
  const t = useText(text)
  const online = useOnline()
  const { gate, error, isFetching, status } = useShown().personalStatus
  const coupon = useCoupon(gate === 'joined')
  const isChecking = gate === undefined
  if (isChecking && error !== null && !isFetching && online) return <NoCoupon title={t.unknown} why={t.unknownWhy} />
  // the frame or the panel at the bottom says it
  if (gate === 'mainland' || gate === 'anonymous' || gate === 'registered') return null
  if (gate === 'ineligible' && status?.rule === 'account_type')
    return (
      <NoCoupon title={t.cashOnly} why={t.cashOnlyWhy}>
        <SwitchAccount />
      </NoCoupon>
    )
  if (gate && gate !== 'joined') return <NoCoupon title={t[gate]} why={t[`${gate}Why`]} />
  return (
    <PersonalPart
      personal={isChecking ? { ...coupon, isReady: false, data: undefined, error: null } : coupon}
      level="login"
      skeleton={<div className={`${styles.couponShape} ${skeletonStyles.skeleton}`} />}
    >
      {({ coupon: held }) =>
        held ? (
          <CouponCard coupon={held} />
        ) : (
          <NoCoupon title={t.otherAccount} why={t.otherAccountWhy}>
            <SwitchAccount />
          </NoCoupon>
        )
      }
    </PersonalPart>
  )
}

/** Nothing for a person who has yet to sign in: the panel at the bottom leads there. */
export const Coupon = () => {
  const t = useText(text)
  const { gate, person } = useShown().personalStatus
  if (gate === 'anonymous' || gate === 'registered' || (gate === undefined && person === undefined)) return null
  return (
    <section className={blocksStyles.block} id={couponId} tabIndex={-1} aria-label={t.coupon}>
      <h2>{t.coupon}</h2>
      <MyCoupon />
    </section>
  )
}
