import type { FilmCard } from '@foyer/api/films'
import { expect, test } from 'vitest'
import { filmsAlone } from './alone.ts'

/** Films by their codes; the first letter names the series, `-` none. */
const films = (...codes: readonly string[]) =>
  codes.map((code) => {
    const series = code.charAt(0)
    return { code, series: series === '-' ? null : { 'zh-CN': series } }
  }) as unknown as readonly FilmCard[]

test.each([
  ['the first film of all', films('a1', 'a2', 'a3'), ['a1']],
  ['a film alone in its series', films('a1', 'b1', 'b2', 'c1', '-1', '-2'), ['a1', 'c1']],
  ['the last of three films of a series', films('a1', 'b1', 'b2', 'b3', 'c1', 'c2'), ['a1', 'b3']],
  ['the last film of a list that has ended', films('a1', 'a2', 'a3', '-1'), ['a1', '-1']],
])('%s fills its row of the wall', (_, shown, alone) => {
  expect([...filmsAlone(shown, true)]).toEqual(alone)
})

test('The last film of a list fills its row only when no other can follow', () => {
  expect([...filmsAlone(films('a1', 'b1'), false)]).toEqual(['a1'])
})
