import { expect, test } from 'vitest'
import { partHash } from './handoff.ts'

test.each([
  ['', '', undefined],
  ['#/', '#/', undefined],
  ['#/video?id=7', '#/video?id=7', undefined],
  ['#/?handoff=abc', '#/', 'abc'],
  ['#/video?handoff=abc', '#/video', 'abc'],
  ['#/video?id=7&handoff=abc', '#/video?id=7', 'abc'],
  ['#/video?handoff=abc&id=7', '#/video?id=7', 'abc'],
  ['#/video?a=1&handoff=abc&id=7', '#/video?a=1&id=7', 'abc'],
  ['#/video?handoff=abc&handoff=def', '#/video', 'def'],
  ['#/video?handoff=abc&id=7&handoff=def', '#/video?id=7', 'def'],
  ['#/video?handoff=', '#/video', ''],
  ['#/video?nohandoff=abc', '#/video?nohandoff=abc', undefined],
  ['#/video?back=%2F%3Fhandoff%3Dabc', '#/video?back=%2F%3Fhandoff%3Dabc', undefined],
])('of %s stays %s', (hash, bare, found) => {
  expect(partHash(hash)).toEqual({ bare, found })
})
