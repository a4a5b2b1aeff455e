import { expect, test } from 'vitest'
import { readCatalogue, readNotes } from './catalogues.ts'
import { fromPo, toPo } from './po.ts'

test.each(['zh-HK', 'en-US'])('A1 the texts of %s are the same after they were a PO file', (language) => {
  expect(fromPo(toPo(language))).toEqual({ texts: readCatalogue(language), drafts: [] })
})

test('A1 a PO file has the original, its context, and the note for translators', () => {
  const [[table, notes] = ['', {}]] = Object.entries(readNotes())
  const [[key, note] = ['', '']] = Object.entries(notes)
  const file = toPo('en-US')
  expect(file).toContain('"Language: en-US\\n"')
  expect(file).toContain(
    `#. ${note}\nmsgctxt "${table}#${key}"\nmsgid "${readCatalogue('zh-CN')[table]?.[key]}"\nmsgstr "${readCatalogue('en-US')[table]?.[key]}"\n`,
  )
})

test('A1 the file of a new language has every original and no translation', () => {
  const file = toPo('ja-JP')
  expect(file.match(/^msgctxt /gm)?.length).toBe(
    Object.values(readCatalogue('zh-CN')).flatMap((texts) => Object.keys(texts)).length,
  )
  expect(fromPo(file)).toEqual({ texts: {}, drafts: [] })
})

test('A1 a text that is marked as fuzzy stays a draft', () => {
  const file = toPo('zh-HK').replace('msgctxt "app/failed#retry"', '#, fuzzy\nmsgctxt "app/failed#retry"')
  expect(fromPo(file).drafts).toEqual(['app/failed#retry'])
})

test('A1 a translation of an original that has changed since is refused, and named', () => {
  const file = toPo('en-US').replace(
    'msgctxt "app/failed#retry"\nmsgid "重试"',
    'msgctxt "app/failed#retry"\nmsgid "再试"',
  )
  expect(() => fromPo(file)).toThrow('app/failed#retry: the original has changed')
})

test('A1 a translation that lacks a value of its original, or has another, is refused and named', () => {
  const file = toPo('en-US').replace('msgstr "{time} left"', 'msgstr "{tme} left"')
  expect(() => fromPo(file)).toThrow('shared/ui/countdown#left: the placeholders must be time')
})
