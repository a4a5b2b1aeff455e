import { mostCodes } from '@foyer/api/market-limits'
import { quoted } from '../../apps/server/src/modules/market/instruments.ts'

const all = [...quoted.keys()]

/** Different lists of fifty codes, like those of different pages. */
export const sets: readonly (readonly string[])[] = [0, 1, 2, 3, 4].map((nth) =>
  Array.from({ length: mostCodes }, (_, at) => all[(nth * 4 + at) % all.length] as string).sort(),
)
