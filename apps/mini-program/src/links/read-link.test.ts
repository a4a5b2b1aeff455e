import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clientAt } from './addresses.ts'
import { readLink, routeOfAddress } from './read-link.ts'

const hosts = ['www.foyer.example', 'm.foyer.example']
const client = 'https://m.foyer.example/'
const encoded = encodeURIComponent

describe('A13 a link of ours opens the client at its route', () => {
  test.each([
    [{}, '/'],
    [{ scene: '%2FtradeCashback' }, '/tradeCashback'],
    [{ scene: '/keetaActivity' }, '/keetaActivity'],
    [{ path: encoded('/activityTemplate?code=spring-2026') }, '/activityTemplate?code=spring-2026'],
    [{ path: encoded('/loginPage?back=%2FmyRewards&lang=zh-HK') }, '/loginPage?back=%2FmyRewards&lang=zh-HK'],
    [{ path: encoded('/crossBorderProblem?q=%E5%BC%80%E6%88%B7') }, '/crossBorderProblem?q=%E5%BC%80%E6%88%B7'],
    [{ url: encoded('https://m.foyer.example/#/818live') }, '/818live'],
    [{ q: encoded('https://www.foyer.example/?utm=poster#/818live') }, '/818live'],
    [{ q: encoded('https://m.foyer.example/') }, '/'],
    [{ q: encoded('https://m.foyer.example/go/818live') }, '/818live'],
    [
      { url: encoded('https://m.foyer.example/go/activityTemplate?code=spring-2026') },
      '/activityTemplate?code=spring-2026',
    ],
    [{ path: '%2F818live', from: 'groupmessage' }, '/818live'],
  ])('%j', (query, route) => {
    expect(readLink(query, hosts)).toBe(route)
  })
})

const hostileRoutes = [
  '',
  'loginPage',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/../evil',
  '/loginPage/../../evil',
  '/loginPage#https://evil.example',
  '/@evil.example',
  '/loginPage?x=1#y',
  '/loginPage?x',
  '/loginPage?x=<script>',
  '/loginPage?x=a b',
  '/loginPage?x=//evil.example',
  '/loginPage?x=%zz',
  '/loginPage?x=%',
  '/loginPage ',
  '/login\u200bPage',
  '/登录',
  '/loginPage\n',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  `/loginPage?x=${'a'.repeat(512)}`,
  // a registration of the person who made the link
  `/loginPage?handoff=${'a'.repeat(43)}`,
  `/loginPage?x=1&handoff=${'a'.repeat(43)}`,
  `/loginPage?HANDOFF=${'a'.repeat(43)}`,
  `/loginPage?h%61ndoff=${'a'.repeat(43)}`,
]

describe.each(['scene', 'path'])('a hostile %s is refused', (name) => {
  test.each(hostileRoutes)('%j', (route) => {
    expect(readLink({ [name]: encoded(route) }, hosts)).toBeUndefined()
    // unencoded too, because the vendor may have decoded it already
    expect(readLink({ [name]: route }, hosts)).toBeUndefined()
  })

  test('double encoding, triple encoding and invalid encoding are refused', () => {
    for (const text of ['%252FtradeCashback', '%25252FtradeCashback', encoded(encoded('/818live')), '%E0%A4%A', '%'])
      expect(readLink({ [name]: text }, hosts)).toBeUndefined()
  })
})

const hostileAddresses = [
  'http://m.foyer.example/#/818live',
  'HTTPS://m.foyer.example/#/818live',
  '//m.foyer.example/#/818live',
  'https:/m.foyer.example/#/818live',
  'https:\\\\m.foyer.example/#/818live',
  'https://evil.example/#/818live',
  'https://m.foyer.example.evil.example/#/818live',
  'https://evil-m.foyer.example/#/818live',
  'https://xm.foyer.example/#/818live',
  'https://foyer.example/#/818live',
  'https://m.foyer.example@evil.example/#/818live',
  'https://evil.example@m.foyer.example/#/818live',
  'https://m.foyer.example:443@evil.example/#/818live',
  'https://m.foyer.example:8443/#/818live',
  'https://m.foyer.example:/#/818live',
  'https://m.foyer.example%00.evil.example/#/818live',
  'https://m.foyer.example%2Eevil.example/#/818live',
  'https://m.foyer.example\\@evil.example/#/818live',
  'https://m.foyer.example\t/#/818live',
  'https://m.foyer.example\n/#/818live',
  ' https://m.foyer.example/#/818live',
  'https://M.FOYER.EXAMPLE/#/818live',
  'https://m.foyer.example./#/818live',
  'https://m。foyer。example/#/818live',
  'https://ｍ.foyer.example/#/818live',
  'https://m.fоyer.example/#/818live',
  'https://xn--m-foyer.example/#/818live',
  'https://m.foyer.example#/818live',
  'https://m.foyer.example/elsewhere#/818live',
  'https://m.foyer.example/open?to=https://evil.example#/818live',
  'https://m.foyer.example/#//evil.example',
  'https://m.foyer.example/go//evil.example',
  'https://m.foyer.example/go/..',
  'https://m.foyer.example/go/../818live',
  'https://m.foyer.example/go/818live#/x',
  'https://m.foyer.example/gone/818live',
  'https://evil.example/go/818live',
  `https://m.foyer.example/go/818live?handoff=${'a'.repeat(43)}`,
  'https://m.foyer.example/#/818live?to=https://evil.example',
  'https://m.foyer.example/#/818live#/x',
  `https://m.foyer.example/#/818live?handoff=${'a'.repeat(43)}`,
  `https://m.foyer.example/?handoff=${'a'.repeat(43)}#/818live`,
  'https://m.foyer.example/#javascript:alert(1)',
  'javascript:alert(1)//https://m.foyer.example/#/818live',
  'data:text/html,https://m.foyer.example/#/818live',
  'weixin://m.foyer.example/#/818live',
  '/818live',
  '',
]

describe.each(['url', 'q'])('a hostile %s is refused', (name) => {
  test.each(hostileAddresses)('%j', (address) => {
    expect(readLink({ [name]: encoded(address) }, hosts)).toBeUndefined()
    expect(readLink({ [name]: address }, hosts)).toBeUndefined()
    expect(readLink({ [name]: encoded(encoded(address)) }, hosts)).toBeUndefined()
  })
})

test('a link with two destinations is refused, whatever they are', () => {
  expect(readLink({ path: '%2F818live', scene: '%2F818live' }, hosts)).toBeUndefined()
  expect(readLink({ path: '%2F818live', url: encoded('https://m.foyer.example/') }, hosts)).toBeUndefined()
})

test('for any link, the opened address is the client’s, at the route after its own hash, without a handoff code', () => {
  const parts = [
    '/',
    '//',
    '\\',
    '@',
    ':',
    '#',
    '?',
    '&',
    '=',
    '%',
    '%2F',
    '%252F',
    '.',
    'handoff',
    'code',
    'a',
    '登',
    '\u0000',
  ]
  const piece = fc.constantFrom(...parts, 'https:', 'm.foyer.example', 'evil.example', 'javascript:')
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 12 }).map((some) => some.join('')),
  )
  const name = fc.constantFrom('scene', 'path', 'url', 'q')
  fc.assert(
    fc.property(name, text, fc.boolean(), (by, value, isEncoded) => {
      const route = readLink({ [by]: isEncoded ? encoded(value) : value }, hosts)
      if (route === undefined) return
      const { origin, pathname, search, hash, username } = new URL(clientAt(client, route))
      expect([origin, pathname, search, username]).toEqual(['https://m.foyer.example', '/', '', ''])
      expect(hash).toBe(`#${route}`)
      expect(new URLSearchParams(hash.split('?')[1]).has('handoff')).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})

test('an open address may still contain its handoff code, and is shared without it', () => {
  const code = 'a'.repeat(43)
  for (const [address, route] of [
    [`https://m.foyer.example/#/818live?handoff=${code}`, '/818live'],
    [`https://m.foyer.example/#/video?code=1&handoff=${code}`, '/video?code=1'],
    [`https://m.foyer.example/#/video?handoff=${code}&code=1`, '/video?code=1'],
    ['https://m.foyer.example/', '/'],
  ])
    expect(routeOfAddress(address, hosts)).toBe(route)
})

test('the client is opened at a route, with the code after the hash', () => {
  expect(clientAt(client, '/818live', 'c')).toBe('https://m.foyer.example/#/818live?handoff=c')
  expect(clientAt(client, '/video?code=1', 'c')).toBe('https://m.foyer.example/#/video?code=1&handoff=c')
  expect(() => clientAt(client, '//evil.example')).toThrow(RangeError)
})
