import { Art } from '../../../shared/art/art.tsx'
import type { SceneName } from '../../../shared/art/scenes.ts'
import * as styles from './result.module.css'

/** A closed red packet. Its flap opens during the reveal. */
const Packet = () => (
  <svg className={styles.packet} viewBox="0 0 132 176" aria-hidden="true">
    <path fill="#8f1420" d="M16 30h100v26H16z" />
    <rect x="10" y="34" width="112" height="138" rx="14" fill="#d4302b" />
    <path fill="#e8493c" d="M10 48a14 14 0 0 1 14-14h30L26 172h-2a14 14 0 0 1-14-14z" />
    <path fill="none" stroke="#ffcf6b" strokeWidth="3" strokeLinecap="round" d="M36 142q15 14 30 0t30 0" />
    <g className={styles.flap}>
      <path fill="#b41f28" d="M10 48a14 14 0 0 1 14-14h84a14 14 0 0 1 14 14c-26 44-86 44-112 0z" />
      <path fill="none" stroke="#ffcf6b" strokeWidth="3" d="M10 48c26 44 86 44 112 0" />
      <circle cx="66" cy="80" r="17" fill="#ffc552" />
      <path fill="none" stroke="#b06a10" strokeWidth="3" strokeLinecap="round" d="M60 88v-9a6 6 0 0 1 12 0v9" />
    </g>
  </svg>
)

/** The packet that opens, and what is in it: the prize, or nothing. */
export const Reveal = ({ scene, isWon }: { scene: SceneName; isWon: boolean }) => (
  <div className={styles.stage} data-won={isWon || undefined}>
    {isWon && <span className={styles.rays} />}
    <div className={styles.prize}>
      <Art scene={scene} />
    </div>
    <Packet />
  </div>
)
