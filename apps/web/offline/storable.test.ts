import { expect, test } from 'vitest'
import { isFile, isPage, isPublished, isStorable, isYoung, storedAt } from './storable.ts'

const api = 'https://m.foyer.example/api'
const request = (path: string, init: { method?: string; headers?: Record<string, string>; base?: string } = {}) => ({
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
])('a published document may be stored: %s', (path) => {
  expect(isPublished(request(path), api)).toBe(true)
})

test.each([
  '/user/488/joinStatus',
  '/user/rewards',
  '/user/privacy',
  '/user/phone',
  '/uploads/1',
  '/redirects/harbour-mall',
  '/market/closes',
  '/market/overview',
  '/market/quotes/02800',
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
])('a document that is not published is never stored: %s', (path) => {
  expect(isPublished(request(path), api)).toBe(false)
})

test('no signed call, other method or other host is stored, whatever it requests', () => {
  for (const name of ['jwt-assertion', 'Aes-ID', 'Authorization'])
    expect(isPublished(request('/activities', { headers: { [name]: 'x' } }), api)).toBe(false)
  for (const method of ['POST', 'PUT', 'HEAD', 'DELETE'])
    expect(isPublished(request('/activities', { method }), api)).toBe(false)
  for (const base of ['https://evil.example/api', 'https://m.foyer.example', 'https://m.foyer.example/apis'])
    expect(isPublished(request('/activities', { base }), api)).toBe(false)
})

test('only a successful, complete answer without no-store is stored', () => {
  const answer = (status: number, headers: Record<string, string> = {}) => new Response('{}', { status, headers })
  expect(isStorable(answer(200, { 'cache-control': 'private, no-cache' }))).toBe(true)
  expect(isStorable(answer(200))).toBe(true)
  for (const caching of ['no-store', 'private, No-Store', 'no-cache, no-store'])
    expect(isStorable(answer(200, { 'cache-control': caching }))).toBe(false)
  for (const status of [201, 206, 404, 429, 500]) expect(isStorable(answer(status))).toBe(false)
  expect(isStorable(Response.error())).toBe(false)
})

const answer = (type: string, more: object = {}, status = 200) =>
  Object.defineProperties(
    new Response('', { status, headers: { 'content-type': type } }),
    Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { value }])),
  )

test('an HTML page is not stored as a file, and anything but an HTML page is not stored as the page', () => {
  expect(isFile(answer('application/javascript; charset=utf-8'))).toBe(true)
  expect(isFile(answer('text/html; charset=utf-8'))).toBe(false)
  expect(isFile(answer('text/css', {}, 404))).toBe(false)
  expect(isPage(answer('text/html; charset=utf-8'))).toBe(true)
  expect(isPage(answer('application/json'))).toBe(false)
  expect(isPage(answer('text/html', {}, 503))).toBe(false)
})

test('a redirected answer is not stored', () => {
  const elsewhere = { redirected: true }
  expect(isPage(answer('text/html', elsewhere))).toBe(false)
  expect(isFile(answer('text/css', elsewhere))).toBe(false)
  expect(isStorable(answer('application/json', elsewhere))).toBe(false)
  // the response that a browser gives a page for a redirect that it did not follow
  expect(isPage(answer('text/html', { status: 0, type: 'opaqueredirect' }))).toBe(false)
})

test('a stored answer is valid for a month, also when the device’s clock was changed in between', () => {
  const now = Date.UTC(2026, 10, 22)
  const storedDaysAgo = (days: number) => new Response('', { headers: { [storedAt]: String(now - days * 86_400_000) } })
  expect([0, 29, -29].map((days) => isYoung(storedDaysAgo(days), now))).toEqual([true, true, true])
  expect([31, 4000, -31].map((days) => isYoung(storedDaysAgo(days), now))).toEqual([false, false, false])
  expect(isYoung(new Response(''), now)).toBe(false)
})
