import type { AreaCode } from '@foyer/contract/area-codes'
import golden from './area-codes.generated.json' with { type: 'json' }

/** A row of the list and what else finds it. Only `entry` leaves the server. */
export interface Region {
  readonly entry: AreaCode
  /** ISO 3166 alpha-2 and alpha-3 */
  readonly iso: readonly string[]
  /** Chinese names beside the shown ones, in every script */
  readonly chinese: readonly string[]
  /** English names beside the shown one */
  readonly english: readonly string[]
  /** toneless, syllables apart: 'xiang gang' */
  readonly pinyin: readonly string[]
}

/** Every region with a calling code, by English name. Made by `npm run generate` (docs/decisions: area-code data). */
export const regions: readonly Region[] = golden

/** True for the ISO id of a region in the list. */
export const isRegion = (id: string): boolean => regions.some(({ entry }) => entry.id === id)
