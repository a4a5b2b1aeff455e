import { expect, test } from 'vitest'
import { pathText, readDocument, valueAt, withValue } from './document.ts'
import { carried } from './faults.ts'

test('a value is changed at its path, without a change of any other object', () => {
  const document = readDocument({
    schema: 1,
    activity: { title: {} },
    page: { blocks: [{ kind: 'text' }, { kind: 'faq' }] },
  })
  const changed = withValue(document, ['page', 'blocks', 1, 'title', 'en-US'], 'Questions')
  expect(valueAt(changed, ['page', 'blocks', 1])).toEqual({ kind: 'faq', title: { 'en-US': 'Questions' } })
  expect(changed.page.blocks[0]).toBe(document.page.blocks[0])
  expect(changed.activity).toBe(document.activity)
  expect(withValue(changed, ['page', 'blocks', 1, 'title'], undefined).page.blocks[1]).toEqual({ kind: 'faq' })
})

test.each([undefined, null, 5, [], {}, { page: { blocks: 'x', stages: [null] } }])(
  'whatever was stored, %j is read as a document',
  (stored) => {
    expect(readDocument(stored)).toMatchObject({ schema: 1, activity: {}, page: { blocks: [] } })
  },
)

test('a path has the form that the check of the server uses', () => {
  expect(pathText(['page', 'blocks', 2, 'steps', 0, 'title', 'zh-CN'])).toBe('page.blocks[2].steps[0].title.zh-CN')
})

test('faults follow their blocks when blocks move, and end with them', () => {
  const fault = (index: number) => ({ path: `page.blocks[${index}].title`, code: 'x', values: {}, message: 'x' })
  const other = { path: 'activity.code', code: 'y', values: {}, message: 'y' }
  const before = { blocks: ['a', 'b', 'c'], stages: [] }
  const now = { blocks: ['c', 'new', 'a'], stages: [] }
  expect(carried([fault(0), fault(1), fault(2), other], before, now)).toEqual([fault(2), fault(0), other])
})
