import { TextShape } from '../ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../ui/skeleton.module.css'
import * as styles from './cross-border.module.css'

/** Placeholder of a title and of cards with the given numbers of lines. */
export const TitledShape = ({ cards }: { cards: readonly number[] }) => (
  <div className={styles.cbShape} aria-hidden="true">
    <div className={skeletonStyles.skeleton} />
    {[...cards.entries()].map(([n, lines]) => (
      <div key={n} className={`${styles.cbCard} ${styles.cbShapeLines}`}>
        <TextShape lines={lines} />
      </div>
    ))}
  </div>
)
