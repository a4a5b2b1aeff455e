import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as styles from './page.module.css'

/** Placeholders in the size of a notice. */
export const Skeletons = () => (
  <>
    {[0, 1, 2, 3, 4].map((row) => (
      <div key={row} className={`${skeletonStyles.skeleton} ${styles.noticeShape}`} />
    ))}
  </>
)
