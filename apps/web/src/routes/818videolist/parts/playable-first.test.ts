import type { FilmCard } from '@foyer/api/films'
import { expect, test } from 'vitest'
import { playableFirst } from './playable-first.ts'

/** Films by their codes; the first letter names the series, `-` none, and `!` at the end is a film that cannot be played. */
const order = (...codes: readonly string[]) =>
  playableFirst(
    codes.map((code) => {
      const series = code.charAt(0)
      const status = code.endsWith('!') ? 'processing' : 'ready'
      return { code, status, series: series === '-' ? null : { 'zh-CN': series } }
    }) as unknown as readonly FilmCard[],
  ).map(({ code }) => code)

test('A film that cannot be played follows the others of its series, and no film changes its series', () => {
  expect(order('a1!', 'a2', 'a3', 'b1', 'b2!', 'b3')).toEqual(['a2', 'a3', 'a1!', 'b1', 'b3', 'b2!'])
  expect(order('-1!', '-2', 'a1!', '-3')).toEqual(['-2', '-1!', 'a1!', '-3'])
})
