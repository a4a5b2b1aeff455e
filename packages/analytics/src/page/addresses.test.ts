import { expect, test } from 'vitest'
import { cleanAddress, cleanReferrer, defaultParameters, pathOf } from './addresses.ts'

const clean = (address: string) => cleanAddress(address, defaultParameters)

test.each([
  [
    'https://foyer.test/?token=1&utm_source=a#/join?code=2&channel=x',
    'https://foyer.test/?utm_source=a#/join?channel=x',
  ],
  ['https://user:word@foyer.test/a', 'https://foyer.test/a'],
  ['https://foyer.test/#access_token=1', 'https://foyer.test/'],
  ['data:text/html,secret', ''],
  ['nothing', ''],
])('of %s only %s is stored', (address, expected) => {
  expect(clean(address)).toBe(expected)
})

test('T9 an address is cut to 500 characters, and a referrer to 200', () => {
  const long = `https://foyer.test/${'x'.repeat(600)}`
  expect(clean(long)).toHaveLength(500)
  expect(cleanReferrer(long, [])).toHaveLength(200)
})

test('the path is that of the hash if the hash is a route', () => {
  expect(['https://foyer.test/a/b', 'https://foyer.test/a#/c?d=1', 'https://foyer.test/a#top'].map(pathOf)).toEqual([
    '/a/b',
    '/c',
    '/a',
  ])
})
