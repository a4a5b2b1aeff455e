import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReply } from './read-reply.ts'
import { canada, hongKong } from './testing/entries.ts'

const reply = (data: unknown) => readReply({ code: 200, data })
const unreadable = { kind: 'failed', failure: { reason: 'unreadable' } }

test('C8 code 200 with both groups is a list', () => {
  expect(reply({ all: [hongKong, canada], often: [canada] })).toEqual({
    kind: 'list',
    list: { all: [hongKong, canada], often: [canada] },
  })
  expect(reply({ all: [], often: [] })).toMatchObject({ kind: 'list' })
})

test('C8 the English name may be missing', () => {
  const { nameEn: _, ...bare } = hongKong
  expect(reply({ all: [bare], often: [] })).toMatchObject({ kind: 'list' })
})

test('C7 any other code is a refusal, whatever else the reply holds', () => {
  for (const code of [0, 201, 400, 500, -1]) {
    expect(readReply({ code, data: { all: [hongKong], often: [] } })).toEqual({ kind: 'refused' })
  }
  expect(readReply({ code: 400, msg: 'no', reason: 'invalid_request' })).toEqual({ kind: 'refused' })
})

test("a reply in the house's own form of failure is told by its reason", () => {
  expect(readReply({ status: 50001, msg: 'x', reason: 'server_error' })).toEqual({
    kind: 'failed',
    failure: { reason: 'server_error' },
  })
})

test.each([
  ['nothing', null],
  ['a text', '<html>'],
  ['an empty object', {}],
  ['a code in quotes', { code: '200', data: { all: [], often: [] } }],
  ['an unknown reason', { reason: 'constructor' }],
  ['no data', { code: 200 }],
  ['one group only', { code: 200, data: { all: [] } }],
  ['a group that is no list', { code: 200, data: { all: {}, often: [] } }],
  ['an entry without a name', { code: 200, data: { all: [{ ...hongKong, name: undefined }], often: [] } }],
  ['a code that is no number', { code: 200, data: { all: [{ ...hongKong, value: '+852' }], often: [] } }],
  ['a code as a number', { code: 200, data: { all: [{ ...hongKong, value: 852 }], often: [] } }],
  ['an English name that is no text', { code: 200, data: { all: [{ ...hongKong, nameEn: 1 }], often: [] } }],
])('%s is unreadable', (_what, body) => {
  expect(readReply(body)).toEqual(unreadable)
})

test('any JSON at all is read without a throw, as one of the three answers', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(['list', 'refused', 'failed']).toContain(readReply(body).kind)
    }),
  )
})
