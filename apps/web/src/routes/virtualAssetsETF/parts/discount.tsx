import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { useShown } from '../../../shared/activity/shown.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { useFunds } from '../api.ts'
import * as styles from '../page.module.css'
import { DiscountCard } from './discount-card.tsx'
import { text } from './discount-text.ts'
import { discountId } from './joined-action.tsx'
import { useDiscount } from './use-discount.ts'

/** The address of this page, as the return address of the login. */
const logIn = `#/selectLogin?way=account&back=${encodeURIComponent('/virtualAssetsETF')}`

const OtherAccount = () => {
  const t = useText(text)
  return (
    <div className={`${blocksStyles.card} ${styles.vaDiscount}`}>
      <strong>{t.otherAccount}</strong>
      <p>{t.otherAccountWhy}</p>
      <a className="button button-plain" href={logIn}>
        {t.switchAccount}
      </a>
    </div>
  )
}

/**
 * The person's discount, or a description of it. The panel at the bottom of the page shows whether the person has
 * joined.
 */
export const Discount = () => {
  const t = useText(text)
  const { gate } = useShown().personalStatus
  const { data: funds } = useFunds()
  const isJoined = gate === 'joined'
  const personal = useDiscount(isJoined)
  const offer = funds?.discount
  if (gate === 'mainland' || (!isJoined && (!offer || gate === 'ended'))) return null
  return (
    <section className={blocksStyles.block} id={discountId} tabIndex={-1} aria-label={t.title}>
      <h2>{t.title}</h2>
      {isJoined ? (
        <PersonalPart
          personal={personal}
          level="login"
          skeleton={<div className={`${skeletonStyles.skeleton} ${styles.vaDiscountShape}`} />}
        >
          {({ discount }) => (discount ? <DiscountCard discount={discount} /> : <OtherAccount />)}
        </PersonalPart>
      ) : (
        offer && (
          <div className={`${blocksStyles.card} ${styles.vaDiscount}`}>
            <p className={`${styles.vaOff} numbers`}>{fill(t.off, { percent: offer.percentOff })}</p>
            <p>{fill(t.offer, { days: offer.validDays })}</p>
            <p className={styles.vaFree}>{t.noProduct}</p>
          </div>
        )
      )}
    </section>
  )
}
