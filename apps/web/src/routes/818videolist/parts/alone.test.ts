import type { FilmCard } from '@foyer/api/films'
import { expect, test } from 'vitest'
import { filmsAlone } from './alone.ts'

/** Films by their codes; the first letter names the series, `-` none, and a capital letter a removed film. */
const films = (...codes: readonly string[]) =>
  codes.map((code) => {
    const series = code.charAt(0).toLowerCase()
    return {
      code,
      status: code === code.toLowerCase() ? 'ready' : 'removed',
      series: series === '-' ? null : { 'zh-CN': series },
    }
  }) as unknown as readonly FilmCard[]

test.each([
  ['a film alone in its series', films('a1', 'b1', 'b2', 'c1', '-1', '-2'), ['a1', 'c1']],
  ['the last of three films of a series', films('a1', 'a2', 'a3', 'b1', 'b2'), ['a3']],
  ['a film before the line of a removed one', films('a1', 'A2', 'a3', 'a4'), ['a1']],
  ['the last film of a list that has ended', films('a1', 'a2', '-1'), ['-1']],
])('%s fills its row of the wall', (_, shown, alone) => {
  expect([...filmsAlone(shown, true)]).toEqual(alone)
})

test('The last film of a list fills its row only when no other can follow', () => {
  expect([...filmsAlone(films('a1', 'a2', 'a3'), false)]).toEqual([])
})
