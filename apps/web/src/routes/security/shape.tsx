import { Loading } from '../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as styles from './page.module.css'

/** The parts below the price before they are loaded, in their size. */
export const BodyShape = () => (
  <Loading>
    <div className={`${skeletonStyles.skeleton} ${styles.chartShape}`} />
    <div className={`${skeletonStyles.skeleton} ${styles.partShape}`} />
  </Loading>
)
