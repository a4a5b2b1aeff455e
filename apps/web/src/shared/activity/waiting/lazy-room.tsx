import { lazyPart } from '../../ui/lazy-part.tsx'
import * as styles from '../gate/gate.module.css'

/** The waiting room, in a chunk of its own because few activities have one. */
export const WaitingRoom = lazyPart(
  () => import('./waiting-room.tsx').then((module) => module.WaitingRoom),
  <div className={styles.gatePending} />,
)
