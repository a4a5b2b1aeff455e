import { TextShape } from '../../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from '../page.module.css'

/** Placeholders in the size and shape of a card. */
export const CardSkeletons = () => (
  <>
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className={styles.rewardFace}>
        <div className={`${skeletonStyles.skeleton} ${styles.rewardStub}`} />
        <div className={styles.rewardWords}>
          <TextShape />
        </div>
      </div>
    ))}
  </>
)
