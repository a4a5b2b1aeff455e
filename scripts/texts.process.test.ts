import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { compiledFor, linkPackages } from '../apps/server/src/testing/link-packages.ts'
import { capture, root } from './process.ts'
import { apps, type Catalogue } from './texts/catalogues.ts'

/** What the command needs of the repository. */
const needed = [
  'package.json',
  'scripts/process.ts',
  'scripts/texts.ts',
  'scripts/texts',
  'packages/api',
  'apps/web/src/shared/text/convert-to-hong-kong.ts',
  ...apps.map((app) => `apps/${app}/texts`),
]
const tree = mkdtempSync(join(tmpdir(), 'foyer-texts-'))
afterAll(() => rmSync(tree, { recursive: true }))
const copy = (path: string) => {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  cpSync(join(root, path), join(tree, path), { recursive: true })
}
for (const path of needed) copy(path)
linkPackages(tree)

const file = join(tree, 'texts.po')
const catalogues = apps.flatMap((app) => ['zh-HK', 'en-US'].map((language) => `apps/${app}/texts/${language}.json`))
const bytesOf = (path: string, of = tree) => readFileSync(join(of, path), 'utf8')
const read = (path: string): Catalogue => JSON.parse(bytesOf(path))
const texts = (...args: string[]) =>
  capture(process.execPath, ['scripts/texts.ts', ...args], { cwd: tree, env: compiledFor(tree) })
const edit = (path: string, from: string, to: string) => {
  expect(bytesOf(path)).toContain(from)
  writeFileSync(join(tree, path), bytesOf(path).replace(from, to))
}
/** The catalogues that differ from those of the repository. */
const changed = () => catalogues.filter((path) => bytesOf(path) !== bytesOf(path, root))

beforeEach(() => {
  for (const path of catalogues) copy(path)
  rmSync(join(tree, 'apps/server/texts/drafts.json'), { force: true })
})

test('A1 translations come back into the catalogues of their apps, and no other text changes', async () => {
  expect(await texts('export', 'en-US', file)).toMatchObject({ code: 0 })
  edit('texts.po', 'msgstr "You are not signed in"', 'msgstr "You have no session"')
  edit('texts.po', 'msgstr "Client care"', 'msgstr "Care of clients"')
  expect(await texts('import', 'en-US', file)).toMatchObject({ code: 0 })
  expect(changed()).toEqual(['apps/console/texts/en-US.json', 'apps/server/texts/en-US.json'])
  expect(read('apps/server/texts/en-US.json')['modules/staff/pages']?.title).toBe('You have no session')
})

test('A1 one wrong placeholder in the texts of one app keeps the texts of all apps as they are', async () => {
  await texts('export', 'en-US', file)
  edit('texts.po', 'msgstr "Client care"', 'msgstr "Care of clients"')
  edit('texts.po', 'msgstr "{brand}: your code is {code}', 'msgstr "{brand}: your code is {cod}')
  const { code, output } = await texts('import', 'en-US', file)
  expect([code, output]).toEqual([
    1,
    'server:modules/sms/messages#registration: the placeholders must be brand, code\n',
  ])
  expect(changed()).toEqual([])
})

test('A1 the file of one app changes the texts of this app only', async () => {
  await texts('export', 'zh-HK', file, '--app', 'server')
  edit('texts.po', 'msgstr "您尚未登入"', 'msgstr "您仍未登入"')
  await texts('import', 'zh-HK', file)
  expect(changed()).toEqual(['apps/server/texts/zh-HK.json'])
  expect(await texts('export', 'zh-HK', file, '--app', 'nowhere')).toMatchObject({ code: 1 })
})

test('A1 a missing zh-HK text of any app is drafted, and translators see which texts are drafts', async () => {
  edit('apps/server/texts/zh-HK.json', '    "title": "您尚未登入",\n', '')
  expect((await texts('draft')).output).toMatch(/^1 zh-HK texts drafted/)
  expect(read('apps/server/texts/zh-HK.json')['modules/staff/pages']?.title).toBe('您尚未登入')
  await texts('export', 'zh-HK', file)
  expect(bytesOf('texts.po')).toContain('#, fuzzy\nmsgctxt "server:modules/staff/pages#title"')
})
