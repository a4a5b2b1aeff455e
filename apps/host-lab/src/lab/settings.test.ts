import { expect, test } from 'vitest'
import { readSettings, usualSettings } from './settings.ts'

test('a change leaves all other settings unchanged', () => {
  expect(readSettings('{"theme":"dark","skew":-60000}', usualSettings)).toEqual({
    ...usualSettings,
    theme: 'dark',
    skew: -60_000,
  })
})

test.each([
  '',
  '[1]',
  'null',
  '{"theme":"blue"}',
  '{"skew":1e12}',
  '{"skew":0.5}',
  '{"fault":1}',
  '{"bars":"none"}',
  '{"more":1}',
  '{"__proto__":{}}',
])('%j changes nothing', (text) => {
  expect(readSettings(text, usualSettings)).toBeUndefined()
})
