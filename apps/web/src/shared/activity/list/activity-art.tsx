import * as styles from './activity-art.module.css'
import { kindOf } from './kind.ts'

/**
 * Small drawings in two tones on a 40 px grid, by the page of the activity. Other activities use the arch of the logo.
 */
const glyphs: Readonly<Record<string, readonly [ground: string, line: string]>> = {
  '/818financing': ['M8 30h24', 'M10 26l7-8 5 4 8-10M25 12h5v5'],
  '/818live': ['M8 11h24v16H8z', 'M18 15.5l6 3.5-6 3.5zM14 31h12'],
  '/818videolist': ['M8 11h24v16H8z', 'M18 15.5l6 3.5-6 3.5zM12 31h16'],
  '/conversionActivities': ['M20 8a12 12 0 1 1 0 24', 'M13 17h14l-4-4M27 23H13l4 4'],
  '/GreenBondSubscription': ['M10 8h14l6 6v18H10z', 'M15 21c0-5 5-6 10-6 0 5-2 9-7 9M15 27c1-3 3-5 6-7'],
  '/tradeCashback': ['M20 8a12 12 0 1 0 12 12', 'M16 20h8M16 24h8M20 13v3M20 24v4'],
  '/exclusiveGift': ['M9 17h22v14H9z', 'M9 17h22M20 13v18M20 13c-3-5-8-2-6 1 1 2 4 2 6 2 2 0 5 0 6-2 2-3-3-6-6-1z'],
  '/virtualAssetsETF': ['M20 7l11 6.5v13L20 33 9 26.5v-13z', 'M15 24v-4M20 24V15M25 24v-6'],
  '/zeroNewSharesActivity': ['M9 31h22', 'M13 27V17M20 27V11M27 27v-7M24 14l3-3 3 3'],
  '/crossWealthActivity': ['M7 28c4-8 8-12 13-12s9 4 13 12', 'M7 28h26M14 28v-6M20 28V16M26 28v-6'],
  '/crossWealthManagementActivity': [
    'M8 14h10v12H8zM22 14h10v12H22z',
    'M13 10c4-3 10-3 14 0l-3 1M27 30c-4 3-10 3-14 0l3-1',
  ],
  '/dragonYearSpringFestival': ['M14 12h12l2 14H12z', 'M20 8v4M16 18h8M20 26v6M17 32h6'],
  '/keetaActivity': ['M9 14h22v4a3 3 0 0 0 0 6v4H9v-4a3 3 0 0 0 0-6z', 'M17 18h6M17 22h6M17 26h3'],
}
const arch = ['M10 31V19a10 10 0 0 1 20 0v12', 'M16 31V20a4 4 0 0 1 8 0v11'] as const

/**
 * The picture of an activity, which fills the place of its card that the style of the card gives it. It is decorative:
 * the title has the meaning.
 */
export const ActivityArt = ({ route }: { route: string }) => {
  const [ground, line] = glyphs[route.split('?')[0] ?? ''] ?? arch
  return (
    <span className={styles.art} data-kind={kindOf(route)} aria-hidden="true">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d={ground} opacity={0.55} />
        <path d={line} />
      </svg>
    </span>
  )
}
