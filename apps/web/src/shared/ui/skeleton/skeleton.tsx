import type { ReactNode } from 'react'
import { table } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import * as styles from '../skeleton.module.css'
import * as skeletonShapesStyles from './skeleton-shapes.module.css'

const text = table('shared/ui/skeleton/skeleton')

/**
 * A placeholder of loading content in its final size. Screen readers announce loading once and skip the shapes. Choose
 * shapes of the content's size, so that nothing moves when the content replaces them.
 */
export const Loading = ({ children }: { children: ReactNode }) => (
  <div role="status" aria-busy="true" className={skeletonShapesStyles.loadingShapes}>
    <span className="visually-hidden">{useText(text).loading}</span>
    {children}
  </div>
)

/** Lines of text in their final height; the last one is shorter. */
export const TextShape = ({ lines = 3 }: { lines?: number }) => (
  <div className={skeletonShapesStyles.textShape} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => `line ${line}`).map((key) => (
      <div key={key} className={styles.skeleton} />
    ))}
  </div>
)

/** A picture or video with a ratio of width to height. */
export const MediaShape = ({ ratio = 16 / 9 }: { ratio?: number }) => (
  <div
    className={`${styles.skeleton} ${skeletonShapesStyles.mediaShape}`}
    style={{ aspectRatio: ratio }}
    aria-hidden="true"
  />
)

/** A card with a picture on the left and lines beside it. */
export const CardShape = () => (
  <div className={skeletonShapesStyles.cardShape} aria-hidden="true">
    <div className={styles.skeleton} />
    <TextShape lines={2} />
  </div>
)
