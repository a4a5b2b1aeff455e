import { lazyPart } from '../ui/lazy-part.tsx'
import * as skeletonStyles from '../ui/skeleton.module.css'
import * as styles from './offerings.module.css'

/** Parts that most visitors never open. Each loads with the first tap. */
export const loadApplySheet = () => import('./apply/apply-sheet.tsx').then((module) => module.ApplySheet)
export const ApplySheet = lazyPart(loadApplySheet)

/** Below the first screen, and only once there is a result. */
export const AllotmentResult = lazyPart(
  () => import('./result/allotment-result.tsx').then((module) => module.AllotmentResult),
  <div className={`${styles.offeringResultShape} ${skeletonStyles.skeleton}`} />,
)

/** For logged-in persons who have applied. */
export const ApplicationCard = lazyPart(
  () => import('./application/application-card.tsx').then((module) => module.ApplicationCard),
  <div className={`${styles.applicationShape} ${skeletonStyles.skeleton}`} />,
)
