import { TextShape } from '../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as styles from './page.module.css'

const rows = [0, 1, 2, 3, 4]

/** Placeholders in the size and shape of notices, as one card. */
export const Skeletons = () => (
  <div className={styles.noticeShapes}>
    {rows.map((row) => (
      <div key={row} className={styles.notice}>
        <div className={`${skeletonStyles.skeleton} ${styles.noticeMark}`} />
        <TextShape lines={2} />
      </div>
    ))}
  </div>
)
