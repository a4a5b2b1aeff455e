import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { base64Of, batchBody } from './encode.ts'

test('T2 data is the standard base64 of the UTF-8 of its JSON, in any script', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 500 }), (text) => {
      expect(base64Of({ text })).toBe(Buffer.from(JSON.stringify({ text })).toString('base64'))
    }),
  )
  expect(base64Of('认购 🎉')).toBe('IuiupOi0rSDwn46JIg==')
})

test('T13 a batch is a form of one field', () => {
  // base64 with each of the characters that are special in a form
  const event = { properties: { text: '>>>???~' } }
  const body = batchBody([event as never])
  expect(body).toMatch(/^data_list=[\w%]+$/)
  expect(new URLSearchParams(body).get('data_list')).toBe(Buffer.from(JSON.stringify([event])).toString('base64'))
})
