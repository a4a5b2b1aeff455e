import type { AreaCode } from '@foyer/api/area-codes'
import golden from './area-codes.generated.json' with { type: 'json' }

/** A region and the texts that find it. Only `entry` leaves the server. */
export interface Region {
  readonly entry: AreaCode
  /** ISO 3166 alpha-2 and alpha-3 */
  readonly iso: readonly string[]
  /** Chinese names other than the shown ones, in every script */
  readonly chinese: readonly string[]
  /** English names other than the shown one */
  readonly english: readonly string[]
  /** without tones, with spaces between syllables: 'xiang gang' */
  readonly pinyin: readonly string[]
}

/**
 * Every region with a calling code, by English name. `npm run generate` creates the file (docs/decisions: area-code
 * data).
 */
export const regions: readonly Region[] = golden

/** Whether an ISO id belongs to a region in the list. */
export const isRegion = (id: string): boolean => regions.some(({ entry }) => entry.id === id)
