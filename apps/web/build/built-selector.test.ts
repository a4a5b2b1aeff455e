import { expect, test } from 'vitest'
import { built } from './built-selector.ts'
import { cssModules } from './class-names.ts'

test('A selector for the built client names classes of CSS modules as the build does, and leaves global classes alone', () => {
  const selector = built('.gate-panel > a.button:not(.gate-mark)')
  expect(selector).toMatch(/^\.([a-z][a-z0-9]{3})\w+ > a\.button:not\(\.\1\w+\)$/)
  expect(built('.gate-panel')).not.toBe(built('.gate-mark'))
})

test('A class that several sheets have means each of them in a selector for the built client', () => {
  expect(built('.result b')).toMatch(/^:is\(\.\w+(,\.\w+)+\) b$/)
})

test('Two sheets of the same built name end the build', () => {
  const { generateScopedName } = cssModules(true)
  if (typeof generateScopedName !== 'function') throw new Error('names are made by a function')
  const name = (sheet: number) => generateScopedName('a', `/src/${sheet}.module.css`, '.a {}')
  // four characters do not name so many sheets
  expect(() => Array.from({ length: 20_000 }, (_, sheet) => name(sheet))).toThrow(/have the same name/)
})
