import { expect, test } from 'vitest'
import { cleanProperties, cleanText } from './clean.ts'

test.each([
  ['call 138 0013 8000 now', 'call # now'],
  ['call 138-0013-8000 now', 'call # now'],
  ['9123-4567', '#'],
  ['2123 4567', '#'],
  ['電話9123 4567', '電話#'],
  ['+852-9123-4567', '#'],
  ['an%40example.com', '@'],
  ['https://m.foyer.example/?mail=an%40example.com&a=1', 'https://m.foyer.example/?mail=#&a=1'],
  ['https://m.foyer.example/#/x?to=an%2540example.com', 'https://m.foyer.example/#/x?to=@'],
  ['https://m.foyer.example/?token=9f86d081884c7d65#/home', 'https://m.foyer.example/?token=##/home'],
  ['?Password=hunter&access_token=abc&SIGN=x y', '?Password=#&access_token=#&SIGN=# y'],
  ['?code=123456&ticket=a-b', '?code=#&ticket=#'],
  ['?to=%2Flogin%3Fmobile%3D5123&a=1', '?to=%2Flogin%3Fmobile%3D#&a=1'],
])('O4 the text %j is stored as %j', (given, stored) => expect(cleanText(given)).toBe(stored))

test.each([
  '2026-01-05 10:00',
  '/activityTemplate?code=first-account',
  '/activityTemplate?code=financing-818&a=1',
  '?design=wide&mobiles=2&a=token',
  'HK$ 1,234.56, 7 of 12',
  '03033',
  '100%4000',
])('the text %j contains no personal data and is stored unchanged', (text) => expect(cleanText(text)).toBe(text))

test.each([
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', '…'],
  ['Bearer-eyJhbGci.eyJzdWIi.c2ln-n.next', 'Bearer-….next'],
  ['a.eyJhbGci.eyJzdWIi.c2ln', 'a.…'],
  ['eyJhbGci.eyJzdWIi', 'eyJhbGci.eyJzdWIi'],
  ['eyJ.a.b', 'eyJ.a.b'],
  ['www.eyJ.example', 'www.eyJ.example'],
  ['eyJhbGci..c2ln', 'eyJhbGci..c2ln'],
])('O4 a web token within %j is stored as %j', (given, stored) => expect(cleanText(given)).toBe(stored))

test('SEC-5 a text of two million characters that could begin a token anywhere is cut without delay', () => {
  expect(cleanText(`${'eyJ'.repeat(700_000)}.a`)).toBe('eyJ'.repeat(167).slice(0, 500))
  expect(cleanText('eyJa.b.'.repeat(300_000))).toHaveLength(500)
})

test('O4 a long number under the name of personal data is removed, and under other names it is stored', () => {
  const properties = { mobile: 51_234_567, Phone: 85_251_234_567, token: 7, amount: 51_234_567 }
  expect(cleanProperties(properties).properties).toEqual({ mobile: '#', Phone: '#', token: 7, amount: 51_234_567 })
})
