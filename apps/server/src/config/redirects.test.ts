import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readRedirects } from './redirects.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-redirects-'))
afterAll(() => rmSync(folder, { recursive: true }))

const same = { 'zh-CN': 'x', 'zh-HK': 'x', 'en-US': 'x' }
const target = { id: 'mall', partner: 'mall', name: same, about: same, passes: same, statement: 1 }
let files = 0
const fileOf = (content: unknown): string => {
  files++
  const path = join(folder, `${files}.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const withAddress = (address: unknown, hosts: unknown = ['mall.example']) => ({
  hosts,
  targets: [{ ...target, address }],
})

test('a redirect target may have a plain https address on a listed host', () => {
  const read = readRedirects(fileOf(withAddress('https://mall.example/enter?from=foyer')))
  expect(read.get('mall')).toMatchObject({ address: 'https://mall.example/enter?from=foyer', withdrawn: false })
})

test.each([
  'http://mall.example/',
  'https://evil.example/',
  'https://mall.example.evil.example/',
  'https://evil.example/https://mall.example/',
  'https://sub.mall.example/',
  'https://mall.example@evil.example/',
  'https://user@mall.example/',
  'https://user:pass@mall.example/',
  'https://mall.example:8443/',
  'https://mall.example./',
  'https://MALL.example/',
  'https://mall.example',
  'https:\\\\mall.example\\',
  'https:/mall.example/',
  '//mall.example/',
  '/enter',
  'javascript:alert(1)//mall.example',
  'data:text/html,https://mall.example/',
  'https://mаll.example/',
  'https://mall.example/\t',
  ' https://mall.example/',
  'https://mall.example/#handoff',
  'https://mall.example/#',
  'https://mall.example/?#',
  'https://mall.example/?handoff=1',
  'https://evil.example\\@mall.example/',
  'https://mall.example%2eevil.example/',
  ['https://mall.example/'],
  null,
])('a target address that is ambiguous or not on a listed host prevents the start: %s', (address) => {
  expect(() => readRedirects(fileOf(withAddress(address)))).toThrow(/FOYER_REDIRECTS_FILE .* must contain/)
})

test.each([
  '*.example',
  '*',
  'Mall.example',
  'mall.example.',
  'mall.example:443',
  'https://mall.example',
  'localhost',
  '127.0.0.1',
  '[::1]',
  '',
])('a listed host that is not exactly one host name prevents the start: %s', (host) => {
  expect(() => readRedirects(fileOf({ hosts: [host], targets: [] }))).toThrow(/must contain/)
})

test('two redirect targets with one id, a missing file and invalid JSON prevent the start', () => {
  const { targets } = withAddress('https://mall.example/')
  expect(() => readRedirects(fileOf({ hosts: ['mall.example'], targets: [...targets, ...targets] }))).toThrow(
    /must contain/,
  )
  expect(() => readRedirects(join(folder, 'none.json'))).toThrow(/must contain/)
  expect(() => readRedirects(fileOf('{'))).toThrow(/must contain/)
})
