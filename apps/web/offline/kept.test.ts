import { expect, test } from 'vitest'
import { isFile, isPage, isPublished, isYoung, mayBeKept, storedAt } from './kept.ts'

const api = 'https://m.foyer.example/api'
const asked = (path: string, init: { method?: string; headers?: Record<string, string>; base?: string } = {}) => ({
  method: init.method ?? 'GET',
  url: `${init.base ?? api}${path}`,
  headers: new Headers(init.headers),
})

test.each([
  '/activities',
  '/activities/first-account',
  '/content/agreements',
  '/content/agreements/privacy?lang=zh-HK',
  '/content/areas',
  '/cross-border/guide',
  '/cross-border/questions',
  '/wealth-connect',
  '/media/hero-818.svg',
])('what was published may be kept: %s', (path) => {
  expect(isPublished(asked(path), api)).toBe(true)
})

test.each([
  '/user/488/joinStatus',
  '/user/rewards',
  '/user/privacy',
  '/user/phone',
  '/uploads/1',
  '/redirects/harbour-mall',
  '/market/closes',
  '/draws/spring-festival-draw',
  '/activities/x/../../user/rewards',
  '/activities/first-account?preview=token',
  '/activities/',
  '/films/clip/play/1.ts',
  '/media/diversification.mp4',
  '/wealth-connect/1',
  '/user/497/quota',
  '/live',
  '/live/weekly/now',
  '',
])('nothing else is: %s', (path) => {
  expect(isPublished(asked(path), api)).toBe(false)
})

test('no signed call, no other method and no other host is kept, whatever it asks for', () => {
  for (const name of ['jwt-assertion', 'Aes-ID', 'Authorization'])
    expect(isPublished(asked('/activities', { headers: { [name]: 'x' } }), api)).toBe(false)
  for (const method of ['POST', 'PUT', 'HEAD', 'DELETE'])
    expect(isPublished(asked('/activities', { method }), api)).toBe(false)
  for (const base of ['https://evil.example/api', 'https://m.foyer.example', 'https://m.foyer.example/apis'])
    expect(isPublished(asked('/activities', { base }), api)).toBe(false)
})

test('an answer is kept that is good, whole, and not for now only', () => {
  const answer = (status: number, headers: Record<string, string> = {}) => new Response('{}', { status, headers })
  expect(mayBeKept(answer(200, { 'cache-control': 'private, no-cache' }))).toBe(true)
  expect(mayBeKept(answer(200))).toBe(true)
  for (const caching of ['no-store', 'private, No-Store', 'no-cache, no-store'])
    expect(mayBeKept(answer(200, { 'cache-control': caching }))).toBe(false)
  for (const status of [201, 206, 404, 429, 500]) expect(mayBeKept(answer(status))).toBe(false)
  expect(mayBeKept(Response.error())).toBe(false)
})

const answer = (type: string, more: object = {}, status = 200) =>
  Object.defineProperties(
    new Response('', { status, headers: { 'content-type': type } }),
    Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { value }])),
  )

test('neither a page in the place of a file is kept, nor anything but a page in the place of the page', () => {
  expect(isFile(answer('application/javascript; charset=utf-8'))).toBe(true)
  expect(isFile(answer('text/html; charset=utf-8'))).toBe(false)
  expect(isFile(answer('text/css', {}, 404))).toBe(false)
  expect(isPage(answer('text/html; charset=utf-8'))).toBe(true)
  expect(isPage(answer('application/json'))).toBe(false)
  expect(isPage(answer('text/html', {}, 503))).toBe(false)
})

test('nothing is kept that somebody on the way led elsewhere', () => {
  const elsewhere = { redirected: true }
  expect(isPage(answer('text/html', elsewhere))).toBe(false)
  expect(isFile(answer('text/css', elsewhere))).toBe(false)
  expect(mayBeKept(answer('application/json', elsewhere))).toBe(false)
  // what a browser gives a page for a redirect that it has not followed
  expect(isPage(answer('text/html', { status: 0, type: 'opaqueredirect' }))).toBe(false)
})

test('what was kept is good for a month, wherever the clock of the device was set in between', () => {
  const now = Date.UTC(2026, 10, 22)
  const keptAt = (days: number) => new Response('', { headers: { [storedAt]: String(now - days * 86_400_000) } })
  expect([0, 29, -29].map((days) => isYoung(keptAt(days), now))).toEqual([true, true, true])
  expect([31, 4000, -31].map((days) => isYoung(keptAt(days), now))).toEqual([false, false, false])
  expect(isYoung(new Response(''), now)).toBe(false)
})
