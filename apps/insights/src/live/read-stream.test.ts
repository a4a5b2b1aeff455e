import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventReader } from './read-stream.ts'

const wire = ': here\n\nevent: open\ndata: {"missed":null}\n\nid: r-1\ndata: {"at":1}\n\n: here\n\ndata: a\ndata: b\n\n'
const events = [
  { name: 'open', id: '', data: '{"missed":null}' },
  { name: '', id: 'r-1', data: '{"at":1}' },
  // an id remains until there is another
  { name: '', id: 'r-1', data: 'a\nb' },
]

test('events are read as they were sent, however the stream is cut into pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 20 }), (sizes) => {
      const read = eventReader()
      const found = []
      for (let at = 0, nth = 0; at < wire.length; nth++) {
        const size = sizes[nth % sizes.length] ?? 1
        found.push(...read(wire.slice(at, at + size)))
        at += size
      }
      expect(found).toEqual(events)
    }),
  )
})

test('an incomplete event is not returned', () => {
  const read = eventReader()
  expect(read('data: {"at"')).toEqual([])
  expect(read(':1}\n')).toEqual([])
  expect(read('\n')).toEqual([{ name: '', id: '', data: '{"at":1}' }])
})
