import * as styles from '../../../shared/cross-border/cross-border.module.css'
import { TitledShape } from '../../../shared/cross-border/titled-shape.tsx'

/** The placeholder while the guide loads: both directions and the comparison. */
export const GuideShape = () => (
  <div className={styles.cbBody} data-shape="">
    <TitledShape cards={[2, 2]} />
    <TitledShape cards={[18]} />
  </div>
)
