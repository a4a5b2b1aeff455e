import { Art } from '../shared/art/art.tsx'
import type { StateName } from '../shared/art/scenes.ts'
import { Help } from '../shared/hotline/help.tsx'
import * as styles from './dead-ends.module.css'

/** What a screen that failed shows once the page is idle: the hotline, and the picture above the heading. */
export const Aside = ({ scene }: { scene: StateName }) => (
  <>
    <div className={styles.deadEndArt}>
      <Art scene={`states/${scene}`} />
    </div>
    <Help />
  </>
)
