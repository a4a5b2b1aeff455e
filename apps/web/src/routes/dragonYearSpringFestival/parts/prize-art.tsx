import type { RewardType } from '@foyer/api/rewards'
import * as styles from '../page.module.css'

/** Drawings in two tones on a 40 px grid. */
const drawings: Readonly<Record<RewardType, readonly [ground: string, line: string]>> = {
  physical_gift: ['M9 18h22v13H9z', 'M7 13h26v5H7zM20 13v18M20 13c-3-6-9-4-7-1 1 1 4 1 7 1 3 0 6 0 7-1 2-3-4-5-7 1z'],
  cash_return: [
    'M20 8a12 12 0 1 0 0 24 12 12 0 0 0 0-24z',
    'M24 15.5h-5.5a2.3 2.3 0 0 0 0 4.5h3a2.3 2.3 0 0 1 0 4.5H16M20 13v14',
  ],
  exchange_voucher: ['M8 13h24v4a3 3 0 0 0 0 6v4H8v-4a3 3 0 0 0 0-6z', 'M16 17v1M16 20v1M16 23v1M21 18h6M21 22h4'],
}

/** A small drawing of the type of a prize. It is decorative, because the text next to it names the type. */
export const PrizeArt = ({ type }: { type: RewardType }) => {
  const [ground, line] = drawings[type]
  return (
    <svg
      className={styles.prizeArt}
      viewBox="0 0 40 40"
      width="48"
      height="48"
      fill="none"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ground} stroke="var(--line-strong)" />
      <path d={line} stroke="var(--brand)" />
    </svg>
  )
}
