import { useShown } from '../../../shared/activity/shown.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { type AssetProps, FundCard } from '../funds/fund-card.tsx'
import * as styles from '../page.module.css'

const shape = <div className={`${skeletonStyles.skeleton} ${styles.vaDiscountShape}`} />
const OwnDiscount = lazyPart(() => import('./own-discount.tsx').then((part) => part.OwnDiscount), shape)

/** The card over the headline panel: the funds, or for a person who joined their discount. */
export const HeadCard = (props: AssetProps) => {
  const { gate, isFetching } = useShown().personalStatus
  if (gate === undefined && isFetching) return shape
  return gate === 'joined' ? <OwnDiscount /> : <FundCard {...props} />
}
