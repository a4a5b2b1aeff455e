import * as crossBorderStyles from '../../../shared/cross-border/cross-border.module.css'
import { TitledShape } from '../../../shared/cross-border/titled-shape.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from '../page.module.css'

/** The placeholder while the questions load: the search field with the topics, and two topics. */
export const QuestionsShape = () => (
  <div className={`${crossBorderStyles.cbBody} ${styles.questionsShape}`}>
    <div className={skeletonStyles.skeleton} aria-hidden="true" />
    <TitledShape cards={[8]} />
    <TitledShape cards={[8]} />
  </div>
)
