import { Loading } from '../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as styles from './page.module.css'

/** A view before it is loaded. */
export const Shape = () => (
  <Loading>
    <div className={`${skeletonStyles.skeleton} ${styles.marketsShape}`} />
  </Loading>
)
