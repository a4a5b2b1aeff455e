import type { ReactNode } from 'react'
import { Art } from './art.tsx'
import * as styles from './picture-state.module.css'
import type { StateName } from './scenes.ts'

interface PictureStateProps {
  scene: StateName
  /** left out where the heading of the page states it */
  title?: string
  /** announces the state when it appears: at once for a failure, otherwise politely */
  live?: 'alert' | 'status'
  /** why it is so, and the one way on */
  children?: ReactNode
}

/** A state in place of content: a picture, a sentence that names the state, and one link or button. */
export const PictureState = ({ scene, title, live, children }: PictureStateProps) => (
  <div className={styles.state} role={live}>
    <Art scene={`states/${scene}`} />
    {title && <h2>{title}</h2>}
    {children}
  </div>
)
