import { expect, test } from 'vitest'
import { detailsOf } from './changes.ts'

test('Only fields that differ are changes, also those that appear or disappear', () => {
  const detail = {
    before: { name: 'Ho', suspended: false, old: 1, same: { a: [1] } },
    after: { name: 'Ho', suspended: true, fresh: null, same: { a: [1] } },
    ticket: 'HR-1',
  }
  expect(detailsOf({ detail })).toEqual({
    changes: [
      { name: 'suspended', before: false, after: true },
      { name: 'old', before: 1, after: undefined },
      { name: 'fresh', before: undefined, after: null },
    ],
    rest: [['ticket', 'HR-1']],
  })
})

test('An entry that creates or deletes has fields on one side', () => {
  expect(detailsOf({ detail: { before: null, after: { a: 1 } } }).changes).toEqual([
    { name: 'a', before: undefined, after: 1 },
  ])
})

test('Details of another shape stay as they are', () => {
  for (const detail of [{ scopes: ['metrics'] }, { before: 'x', after: { a: 1 } }])
    expect(detailsOf({ detail })).toEqual({ changes: [], rest: Object.entries(detail) })
})
