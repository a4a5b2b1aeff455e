import * as gateStyles from '../../../shared/activity/gate/gate.module.css'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as styles from '../../../shared/ui/skeleton.module.css'

/** The submit action in the panel at the bottom, loaded later. */
export const SubmitAction = lazyPart(
  () => import('./submit-action.tsx').then((module) => module.SubmitAction),
  <div className={`${styles.skeleton} ${gateStyles.gatePending}`} />,
)
