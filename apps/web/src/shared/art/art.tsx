import { later } from '../ui/later.tsx'
import * as styles from './art.module.css'
import type { ArtTheme, SceneName } from './scenes.ts'

const Drawing = later(() => import('./drawing.tsx').then((part) => part.Drawing))

export interface ArtProps {
  scene: SceneName
  /** another palette than the scene's own; `inherit` takes the `--art-…` properties of what surrounds the picture */
  theme?: ArtTheme | 'inherit' | undefined
  /** fills the nearest positioned ancestor, from its lower right corner, instead of a box of its own size */
  fill?: boolean
  /** shows the subject of a wide scene alone, in the middle of a small square */
  isThumbnail?: boolean
}

const boxes = { heroes: styles.hero, states: styles.square, prizes: styles.small }

/**
 * A picture of the drawn family. It has its final size before its code arrives, which the page loads when it is idle,
 * and assistive technology does not see it. `--art-size` sets the width of a square picture.
 */
export const Art = ({ scene, theme, fill = false, isThumbnail = false }: ArtProps) => {
  const box = boxes[scene.slice(0, 6) as keyof typeof boxes]
  return (
    <div className={`${styles.art} ${fill ? styles.fill : box}`} aria-hidden="true">
      <Drawing key={scene} scene={scene} theme={theme} isThumbnail={isThumbnail} />
    </div>
  )
}
