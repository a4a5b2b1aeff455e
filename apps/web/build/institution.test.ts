import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@foyer/api/brand'
import { inEachLanguage } from '@foyer/api/each-language'
import { brand as institution } from '@foyer/api/institution-brand'
import { expect, test } from 'vitest'
import { builtFrames } from './built-frames.ts'
import { definesOf, variants } from './variants.ts'

const dist = join(import.meta.dirname, '../dist/institution')
const html = readFileSync(join(dist, 'index.html'), 'utf8')
const scripts = readdirSync(join(dist, 'assets'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(dist, 'assets', file), 'utf8'))
  .join('\n')

test('A11 the institution client has its own brand, marker and name, and its files are under its own path', () => {
  const { shortName, colours, appMarkers, clientApp } = institution
  const own = [...inEachLanguage(shortName), colours.light.hero, colours.dark.hero, `\`${clientApp.name}.language\``]
  expect(own.filter((text) => !html.includes(text))).toEqual([])
  expect([appMarkers[1], clientApp.name].filter((text) => !scripts.includes(String(text)))).toEqual([])
  const files = [...html.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) expect(file).toMatch(/^\/institution\//)
})

test('A11 the institution client contains nothing of the retail brand, its marker, its links or its bridge', () => {
  const all = html + scripts
  expect(/provider:\w+=`institution`/.test(all)).toBe(true)
  const [marker = ''] = brand.appMarkers
  const retail = [marker, brand.shortName['zh-CN'], brand.shortName['zh-HK'], brand.hotline, brand.colours.light.hero]
  const foreign = [...retail, brand.app.scheme, 'sendHttp', `\`${brand.clientApp.name}.language\``]
  expect(foreign.filter((text) => all.includes(text))).toEqual([])
})

test('A11 the institution’s bridge loads in its app only, and the client has the screens named for it', () => {
  const native = readdirSync(join(dist, 'assets')).filter((file) => /^native-host-.*\.js$/.test(file))
  expect(native.length).toBe(1)
  expect(html.includes(String(native[0]))).toBe(false)
  expect([...builtFrames(html).keys()].sort()).toEqual(['/', '/loginPage', '/me', '/selectLogin'])
})

test('A11 the institution’s client app name has a terminal source, and its stored values cannot be the retail client’s', () => {
  expect(institution.clientApp.terminalSource).toBe('95')
  expect(brand.clientApp.terminalSource).toBe('02')
  expect(definesOf(variants.institution).__CLIENT_APP__).not.toBe(definesOf(variants.retail).__CLIENT_APP__)
})
