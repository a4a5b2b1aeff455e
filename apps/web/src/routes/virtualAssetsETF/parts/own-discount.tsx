import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
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
    <>
      <strong>{t.otherAccount}</strong>
      <p>{t.otherAccountWhy}</p>
      <a className="button button-plain" href={logIn}>
        {t.switchAccount}
      </a>
    </>
  )
}

/** The discount of a person who joined. The panel at the bottom has the reference of the join. */
export const OwnDiscount = () => {
  const t = useText(text)
  return (
    <section className={styles.vaDiscount} id={discountId} tabIndex={-1} aria-label={t.title}>
      <PersonalPart
        personal={useDiscount(true)}
        level="login"
        skeleton={<div className={`${skeletonStyles.skeleton} ${styles.vaDiscountShape}`} />}
      >
        {({ discount }) => (discount ? <DiscountCard discount={discount} /> : <OtherAccount />)}
      </PersonalPart>
    </section>
  )
}
