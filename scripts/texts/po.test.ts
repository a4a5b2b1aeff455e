import { expect, test } from 'vitest'
import { apps, readCatalogue, readNotes } from './catalogues.ts'
import { fromPo, toPo } from './po.ts'

test.each(['zh-HK', 'en-US'])('A1 the texts of all apps in %s are the same after they were a PO file', (language) => {
  const all = apps.map((app) => [app, { texts: readCatalogue(app, language), drafts: [] }])
  expect(fromPo(toPo(language))).toEqual(Object.fromEntries(all))
})

test('A1 a PO file has the original, its context, and the note for translators', () => {
  const [[table, notes] = ['', {}]] = Object.entries(readNotes('web'))
  const [[key, note] = ['', '']] = Object.entries(notes)
  const file = toPo('en-US')
  expect(file).toContain('"Language: en-US\\n"')
  expect(file).toContain(
    `#. ${note}\nmsgctxt "web:${table}#${key}"\nmsgid "${readCatalogue('web', 'zh-CN')[table]?.[key]}"\nmsgstr "${readCatalogue('web', 'en-US')[table]?.[key]}"\n`,
  )
})

test('A1 a PO file of one app has no texts of others, and brings texts of this app only', () => {
  const file = toPo('zh-HK', ['console'])
  expect(file.match(/^msgctxt "(?!console:)/gm)).toBeNull()
  expect(fromPo(file)).toEqual({ console: { texts: readCatalogue('console', 'zh-HK'), drafts: [] } })
})

test('A1 the file of a new language has every original and no translation', () => {
  const file = toPo('ja-JP')
  const originals = apps.flatMap((app) => Object.values(readCatalogue(app, 'zh-CN')).flatMap(Object.keys))
  expect(file.match(/^msgctxt /gm)?.length).toBe(originals.length)
  expect(fromPo(file)).toEqual(Object.fromEntries(apps.map((app) => [app, { texts: {}, drafts: [] }])))
})

test('A1 a text that is marked as fuzzy stays a draft', () => {
  const file = toPo('zh-HK').replace('msgctxt "web:app/failed#retry"', '#, fuzzy\nmsgctxt "web:app/failed#retry"')
  expect(fromPo(file).web?.drafts).toEqual(['web:app/failed#retry'])
})

test('A1 a translation of an original that has changed since is refused, and named', () => {
  const file = toPo('en-US').replace(
    'msgctxt "web:app/failed#retry"\nmsgid "重试"',
    'msgctxt "web:app/failed#retry"\nmsgid "再试"',
  )
  expect(() => fromPo(file)).toThrow('web:app/failed#retry: the original has changed')
})

test('A1 a translation of a text that no app has is refused, and named', () => {
  const file = toPo('en-US').replace('msgctxt "web:app/failed#retry"', 'msgctxt "app/failed#retry"')
  expect(() => fromPo(file)).toThrow('app/failed#retry: the original has changed')
})

test('A1 a translation that lacks a value of its original, or has another, is refused and named', () => {
  const file = toPo('en-US').replace('msgstr "{time} left"', 'msgstr "{tme} left"')
  expect(() => fromPo(file)).toThrow('web:shared/ui/countdown#left: the placeholders must be time')
})
