import * as styles from './moment.module.css'

const lines = { good: 'M33 49.5l10.5 10.5L64 38.5', wait: 'M48 33v16l10 7' } as const

/** A tick, or a clock while something is pending, drawn once in a ring. */
export const MomentMark = ({ tone }: { tone: 'good' | 'wait' }) => (
  <svg
    className={styles.momentMark}
    data-tone={tone}
    viewBox="0 0 96 96"
    width="96"
    height="96"
    fill="none"
    aria-hidden="true"
  >
    <circle className={styles.momentHalo} cx="48" cy="48" r="46" />
    <circle className={styles.momentRing} cx="48" cy="48" r="32" />
    <path className={styles.momentLine} d={lines[tone]} pathLength="1" />
  </svg>
)
