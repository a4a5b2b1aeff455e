import { expect, test } from 'vitest'
import { ageOf } from './stored-at.ts'

const minute = 60_000
const day = 1_440 * minute
const now = Date.UTC(2026, 10, 22, 4)

test('an answer that was cached before the page received it is old and has the server’s time', () => {
  const serverTime = now - 3 * day
  expect(ageOf({ at: serverTime + 500, serverTime }, now, now)).toEqual({ serverTime, isOld: true })
})

test('an old cached answer has the server’s time on a device whose clock is years behind', () => {
  const [at, serverTime] = [now - 900 * day, now]
  expect(ageOf({ at, serverTime }, at + 2 * day, at + 2 * day)).toEqual({ serverTime, isOld: true })
})

test('an old cached answer stays old when the clock was set back after it was cached', () => {
  expect(ageOf({ at: now + day, serverTime: now - day }, now, now)).toEqual({ serverTime: now - day, isOld: true })
})

test('an answer that was cached as the page received it is not old and has the server’s time', () => {
  expect(ageOf({ at: now + 900, serverTime: now }, now, now + 5 * minute)).toEqual({ serverTime: now, isOld: false })
})

test('an answer that another page cached later gives no age for what this page shows', () => {
  expect(ageOf({ at: now, serverTime: now }, now - 2 * 60 * minute, now + minute)).toBeUndefined()
})
