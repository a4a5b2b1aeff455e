import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { builtPackage } from '../src/testing/phone.ts'

const folder = await builtPackage()
const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
const json = (path: string) => JSON.parse(read(path))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => extname(path) !== '')
const scripts = files.filter((path) => extname(path) === '.js')

test('Every page of app.json has its script, template and settings, and the package contains nothing else', () => {
  const { pages, sitemapLocation, themeLocation } = json('app.json')
  const ofPages = pages.flatMap((page: string) => [`${page}.js`, `${page}.json`, `${page}.wxml`])
  const ofApp = ['app.js', 'app.json', 'app.wxss', 'theme.wxss', sitemapLocation, themeLocation]
  expect([...files].sort()).toEqual([...ofPages, ...ofApp, 'parts/libraries.js', 'parts/shell.js'].sort())
  for (const path of files.filter((name) => extname(name) === '.json')) expect(() => json(path)).not.toThrow()
})

test('The theme contains the colours that app.json names, for light and dark', () => {
  const named = [...read('app.json').matchAll(/"@(\w+)"/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(0)
  const theme = json('theme.json')
  for (const mode of ['light', 'dark']) expect(Object.keys(theme[mode])).toEqual(expect.arrayContaining(named))
  const used = [...read('app.wxss').matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  for (const name of used) expect(read('theme.wxss').split(`${name}:`)).toHaveLength(3)
})

test('Scripts are modules in the vendor’s format, which load each other only by relative paths that exist', () => {
  for (const script of scripts) {
    const code = read(script)
    const targets = [...code.matchAll(/\brequire\(([^)]*)\)/g)].map(([, target = '']) => target)
    for (const target of targets) {
      expect(target).toMatch(/^"\.{1,2}\/[\w./-]+\.js"$/)
      expect(existsSync(join(folder, dirname(script), JSON.parse(target)))).toBe(true)
    }
    expect(code).not.toMatch(/\bimport\s*\(|\bimport\.meta|^\s*(import|export)\b/m)
  }
})

test('The package is at most a tenth of the vendor’s limit', () => {
  const bytes = files.map((path) => statSync(join(folder, path)).size).reduce((a, b) => a + b)
  expect(bytes).toBeLessThan(200 * 1024)
})

test('The project file refers to the built package, and the vendor’s tool does not change it', () => {
  const project = JSON.parse(readFileSync(join(import.meta.dirname, '../project.config.json'), 'utf8'))
  expect(project).toMatchObject({ compileType: 'miniprogram', miniprogramRoot: 'dist/' })
  expect(project.setting).toMatchObject({ es6: false, minified: false, urlCheck: true })
})
