import { expect, onTestFinished, test } from 'vitest'
import { leadsTo } from './safe-address.ts'

const production = { origin: 'https://m.foyer.example', sandbox: false }
const sandbox = { origin: 'http://localhost:8080', sandbox: true }

test('R30 an address on the host that was shown is followed', () => {
  expect(leadsTo('https://mall.example/enter?from=foyer&handoff=A_b-1', 'mall.example', production)).toBe(true)
  expect(leadsTo('/dev/mall?handoff=A_b-1', 'localhost', sandbox)).toBe(true)
})

test.each([
  'http://mall.example/',
  'https://evil.example/',
  '//mall.example/',
  '//evil.example/',
  '\\\\evil.example',
  '/\\evil.example',
  '/dev/mall',
  '/dev//evil.example',
  '%2f%2fevil.example',
  'https:mall.example',
  'https:/mall.example/',
  'https:\\\\mall.example/',
  'hTTps://mall.example/',
  'https://MALL.example/',
  'https://mall.example',
  'https://mall.example./',
  'https://mall.example:8443/',
  'https://mall.example@evil.example/',
  'https://evil.example@mall.example/',
  'https://user:pass@mall.example/',
  'https://evil.example\\@mall.example/',
  'https://mall.example%2eevil.example/',
  'https://mall.example.evil.example/',
  'https://mаll.example/',
  'https://ｍall.example/',
  'https://mall。example/',
  'https://xn--mll-5cd.example/',
  'javascript:alert(1)//mall.example',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://mall.example/1',
  'file:///mall.example/',
  ' https://mall.example/',
  'https://mall.example/\n',
  '',
])('R30 any other address is not followed: %s', (address) => {
  expect(leadsTo(address, 'mall.example', production)).toBe(false)
})

test.each([
  '/dev\\evil.example',
  '/dev/../../x',
  '//dev/mall',
  '/dev/mall#x',
  '/api/x',
  '/dev/%2f%2fevil.example',
  'dev/mall',
])('R30 the sandbox refuses the address %s', (address) => expect(leadsTo(address, 'localhost', sandbox)).toBe(false))

test('R30 O5 an address is followed also in a browser without URL.canParse', () => {
  const { canParse } = URL
  Reflect.deleteProperty(URL, 'canParse')
  onTestFinished(() => void Object.assign(URL, { canParse }))
  expect(leadsTo('https://mall.example/enter', 'mall.example', production)).toBe(true)
  expect(leadsTo('mall.example', 'mall.example', production)).toBe(false)
})
