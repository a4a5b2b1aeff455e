import { expect, test } from 'vitest'
import { isPublished, mayBeKept } from './kept.ts'

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
