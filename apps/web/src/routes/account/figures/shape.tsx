import { Loading } from '../../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from './figures.module.css'

/** The placeholder while the figures load, in their final size. */
export const Shape = () => (
  <Loading>
    <div className={`${skeletonStyles.skeleton} ${styles.figuresShapeLine}`} />
    <div className={`${skeletonStyles.skeleton} ${styles.figuresShapeNet}`} />
    <div className={`${skeletonStyles.skeleton} ${styles.figuresShapeCourse}`} />
    <div className={`${skeletonStyles.skeleton} ${styles.figuresShapeGroup}`} />
  </Loading>
)
