import * as styles from '../page.module.css'

/** A red envelope: open with a coin for a win, otherwise closed. It fades in once and has no other animation. */
export const Envelope = ({ isWon }: { isWon: boolean }) => (
  <svg
    viewBox={isWon ? '16 8 128 108' : '16 36 128 80'}
    width="128"
    height={isWon ? 108 : 80}
    fill="none"
    aria-hidden="true"
  >
    {isWon && (
      <g className={styles.envelopeCoin}>
        <circle cx="80" cy="38" r="24" fill="var(--accent)" stroke="var(--paper)" strokeWidth="4" />
        <circle cx="80" cy="38" r="16" stroke="var(--on-accent)" strokeWidth="2" />
        <path d="M75 33h10v10H75z" stroke="var(--on-accent)" strokeWidth="3" strokeLinejoin="round" />
      </g>
    )}
    <rect x="28" y="44" width="104" height="68" rx="10" fill="#b5372c" />
    {isWon ? (
      <path d="M28 56c28 26 76 26 104 0" stroke="#ffd9a0" strokeWidth="3" strokeLinecap="round" />
    ) : (
      <>
        <path d="M28 54c0-6 4-10 10-10h84c6 0 10 4 10 10-28 32-76 32-104 0z" fill="#93261f" />
        <circle cx="80" cy="77" r="10" fill="#f2b544" />
      </>
    )}
  </svg>
)
