import { expect, test } from 'vitest'
import { languages } from '../text/languages.ts'
import { formatCount } from './count.ts'

test('a whole number is grouped as by Intl.NumberFormat in each language', () => {
  for (const language of languages)
    for (const count of [0, 7, 999, 1_000, -1_234, 65_536, 1_000_000, Number.MAX_SAFE_INTEGER])
      expect(formatCount(count)).toBe(new Intl.NumberFormat(language).format(count))
})
