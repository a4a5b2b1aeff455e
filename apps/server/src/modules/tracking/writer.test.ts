import postgres from 'postgres'
import { describe, expect, test, vi } from 'vitest'
import type { TrackingRow } from './row.ts'
import { createWriter } from './writer.ts'

const rowsOf = (...names: string[]) => names.map((event) => ({ event }) as TrackingRow)
const namesOf = (rows: readonly TrackingRow[]) => rows.map(({ event }) => event).join('')

/** A store whose writes complete when the test says so. */
const slowStore = () => {
  const writes: { names: string; done: () => void; fail: (error: unknown) => void }[] = []
  const store = (rows: readonly TrackingRow[]) =>
    new Promise<void>((done, fail) => writes.push({ names: namesOf(rows), done, fail }))
  return { writes, store }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('the writer of events', () => {
  test('T7 a write resolves only after it is durable', async () => {
    const { writes, store } = slowStore()
    const resolved = vi.fn()
    const written = createWriter(store).write(rowsOf('a')).then(resolved)
    await turn()
    expect(resolved).not.toHaveBeenCalled()
    writes[0]?.done()
    await written
    expect(resolved).toHaveBeenCalled()
  })

  test('a single write is stored at once, and writes that arrive meanwhile are stored together', async () => {
    const { writes, store } = slowStore()
    const { write } = createWriter(store, 1)
    const all = ['a', 'b', 'c', 'd'].map((name) => write(rowsOf(name)))
    await turn()
    expect(writes.map(({ names }) => names)).toEqual(['a'])
    writes[0]?.done()
    await turn()
    expect(writes.map(({ names }) => names)).toEqual(['a', 'bcd'])
    writes[1]?.done()
    await Promise.all(all)
    // and the same again after an idle period
    const later = write(rowsOf('e'))
    writes[2]?.done()
    await later
  })

  test('the events of one sender are never divided, and a long write always gets its turn', async () => {
    const { writes, store } = slowStore()
    const { write } = createWriter(store, 1)
    const first = write(rowsOf('a'))
    const remaining = [
      write(Array(900).fill(rowsOf('b')[0])),
      write(Array(200).fill(rowsOf('c')[0])),
      write(Array(1500).fill(rowsOf('d')[0])),
    ]
    for (const length of [1, 900, 200, 1500]) {
      expect(writes.at(-1)?.names).toHaveLength(length)
      writes.at(-1)?.done()
      await turn()
    }
    await Promise.all([first, ...remaining])
  })

  test('T7 a failure rejects every write of its batch, and the next batch is stored', async () => {
    const { writes, store } = slowStore()
    const { write } = createWriter(store, 1)
    const first = write(rowsOf('a'))
    const others = Promise.allSettled([write(rowsOf('b')), write(rowsOf('c'))])
    writes[0]?.done()
    await first
    await turn()
    writes[1]?.fail(new Error('the database is away'))
    expect((await others).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const after = write(rowsOf('d'))
    writes[2]?.done()
    await after
  })

  test('T7 data that the database refuses fails only its own sender', async () => {
    const store = vi.fn(async (rows: readonly TrackingRow[]) => {
      await turn()
      if (namesOf(rows).includes('x'))
        throw Object.assign(Object.create(postgres.PostgresError.prototype), { code: '22P05' })
    })
    const { write } = createWriter(store, 1)
    const [, good, bad] = await Promise.allSettled(['a', 'b', 'x'].map((name) => write(rowsOf(name))))
    expect([good?.status, bad?.status]).toEqual(['fulfilled', 'rejected'])
  })
})
