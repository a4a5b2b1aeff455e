import { Art } from '../shared/art/art.tsx'
import { Help } from '../shared/hotline/help.tsx'
import * as styles from './dead-ends.module.css'

/** What a screen that failed to load shows once the page is idle: the hotline, and the picture above the heading. */
export const Aside = () => (
  <>
    <div className={styles.deadEndArt}>
      <Art scene={navigator.onLine ? 'states/error' : 'states/offline'} />
    </div>
    <Help />
  </>
)
