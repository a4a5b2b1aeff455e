import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReply } from './read-reply.ts'
import { canada, hongKong } from './testing/entries.ts'

const reply = (data: unknown) => readReply({ code: 200, data })
const unreadable = { kind: 'failed', failure: { reason: 'unreadable' } }

test('C8 a reply of code 200 with both groups is read as a list', () => {
  expect(reply({ all: [hongKong, canada], often: [canada] })).toEqual({
    kind: 'list',
    list: { all: [hongKong, canada], often: [canada] },
  })
  expect(reply({ all: [], often: [] })).toMatchObject({ kind: 'list' })
})

test('C8 an entry without an English name is accepted', () => {
  const { nameEn: _, ...bare } = hongKong
  expect(reply({ all: [bare], often: [] })).toMatchObject({ kind: 'list' })
})

test('C7 a reply of any other code is a refusal, also when it contains a list', () => {
  for (const code of [0, 201, 400, 500, -1]) {
    expect(readReply({ code, data: { all: [hongKong], often: [] } })).toEqual({ kind: 'refused' })
  }
  expect(readReply({ code: 400, msg: 'no', reason: 'invalid_request' })).toEqual({ kind: 'refused' })
})

test('a reply in our own error format is read as a failure with its reason', () => {
  expect(readReply({ status: 50001, msg: 'x', reason: 'server_error' })).toEqual({
    kind: 'failed',
    failure: { reason: 'server_error' },
  })
})

test.each([
  ['null as its body', null],
  ['HTML as its body', '<html>'],
  ['an empty object as its body', {}],
  ['a code in quotes', { code: '200', data: { all: [], often: [] } }],
  ['an unknown reason', { reason: 'constructor' }],
  ['no data', { code: 200 }],
  ['one group only', { code: 200, data: { all: [] } }],
  ['a group that is not a list', { code: 200, data: { all: {}, often: [] } }],
  ['an entry without a name', { code: 200, data: { all: [{ ...hongKong, name: undefined }], often: [] } }],
  ['a calling code that contains a plus', { code: 200, data: { all: [{ ...hongKong, value: '+852' }], often: [] } }],
  ['a calling code of type number', { code: 200, data: { all: [{ ...hongKong, value: 852 }], often: [] } }],
  ['an English name that is not a string', { code: 200, data: { all: [{ ...hongKong, nameEn: 1 }], often: [] } }],
])('a reply with %s is unreadable', (_what, body) => {
  expect(readReply(body)).toEqual(unreadable)
})

test('any JSON is read without an exception as a list, a refusal or a failure', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(['list', 'refused', 'failed']).toContain(readReply(body).kind)
    }),
  )
})
