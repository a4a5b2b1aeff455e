import { expect, test } from 'vitest'
import { ageOf } from './stored-at.ts'

const minute = 60_000
const day = 1_440 * minute
const now = Date.UTC(2026, 10, 22, 4)

test('what was kept before the page got its answer is that answer, and is as old as the server said', () => {
  const said = now - 3 * day
  expect(ageOf({ at: said + 500, said }, now, now)).toEqual({ said, isOld: true })
})

test('on a device whose clock is years behind, the age is the server’s all the same', () => {
  const [at, said] = [now - 900 * day, now]
  expect(ageOf({ at, said }, at + 2 * day, at + 2 * day)).toEqual({ said, isOld: true })
})

test('a clock that was set back after the answer was kept makes it no younger', () => {
  expect(ageOf({ at: now + day, said: now - day }, now, now)).toEqual({ said: now - day, isOld: true })
})

test('what the page has just got is kept as the server’s, and its time known for when the network goes', () => {
  expect(ageOf({ at: now + 900, said: now }, now, now + 5 * minute)).toEqual({ said: now, isOld: false })
})

test('what another page got later says nothing of what this one shows', () => {
  expect(ageOf({ at: now, said: now }, now - 2 * 60 * minute, now + minute)).toBeUndefined()
})
