import { expect, test } from 'vitest'
import { languages } from '../../text/languages.ts'
import { spokenTimeLeft } from './time-left.ts'

test('A1 the spoken time left is formatted as by Intl, without units that are zero', () => {
  const spoken = (language: (typeof languages)[number], parts: readonly (readonly [number, string])[]) =>
    new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(
      parts.map(([amount, unit]) =>
        new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
      ),
    )
  for (const language of languages) {
    expect(spokenTimeLeft(93_784, language)).toContain(
      spoken(language, [
        [1, 'day'],
        [2, 'hour'],
        [3, 'minute'],
      ]),
    )
    expect(spokenTimeLeft(2 * 86_400 + 60, language)).toContain(
      spoken(language, [
        [2, 'day'],
        [1, 'minute'],
      ]),
    )
  }
})
