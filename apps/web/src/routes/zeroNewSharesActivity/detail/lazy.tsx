import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from '../page.module.css'

// these parts are below the first view of one offering, and the list does not use them

export const Costs = lazyPart(
  () => import('./costs.tsx').then((module) => module.Costs),
  <div className={`${styles.costsShape} ${skeletonStyles.skeleton}`} />,
)

export const SubscriptionDays = lazyPart(
  () => import('./subscription-days.tsx').then((module) => module.SubscriptionDays),
  <div className={`${styles.daysShape} ${skeletonStyles.skeleton}`} />,
)
