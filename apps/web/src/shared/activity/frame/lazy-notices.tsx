import { lazyPart } from '../../ui/lazy-part.tsx'
import * as styles from './frame.module.css'

/** The notice bar, in a chunk of its own because notices are rare. Its line stays reserved while the code loads. */
export const Notices = lazyPart(
  () => import('./notices.tsx').then((module) => module.Notices),
  <div className={styles.pendingNotice} />,
)
