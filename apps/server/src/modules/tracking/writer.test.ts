import postgres from 'postgres'
import { describe, expect, test, vi } from 'vitest'
import type { TrackingRow } from './row.ts'
import { createWriter } from './writer.ts'

const rowsOf = (...names: string[]) => names.map((event) => ({ event }) as TrackingRow)
const namesOf = (rows: readonly TrackingRow[]) => rows.map(({ event }) => event).join('')

/** A store that is done when the test says so. */
const slowStore = () => {
  const writes: { names: string; done: () => void; fail: (error: unknown) => void }[] = []
  const store = (rows: readonly TrackingRow[]) =>
    new Promise<void>((done, fail) => writes.push({ names: namesOf(rows), done, fail }))
  return { writes, store }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('the writer', () => {
  test('T7 says that something is written once it is durable, and not before', async () => {
    const { writes, store } = slowStore()
    const said = vi.fn()
    const written = createWriter(store).write(rowsOf('a')).then(said)
    await turn()
    expect(said).not.toHaveBeenCalled()
    writes[0]?.done()
    await written
    expect(said).toHaveBeenCalled()
  })

  test('writes one alone at once, and together what came while others were written', async () => {
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
    // and begins anew after it was idle
    const later = write(rowsOf('e'))
    writes[2]?.done()
    await later
  })

  test('never divides what one sender sent, and never waits for ever with what is long', async () => {
    const { writes, store } = slowStore()
    const { write } = createWriter(store, 1)
    const first = write(rowsOf('a'))
    const rest = [
      write(Array(900).fill(rowsOf('b')[0])),
      write(Array(200).fill(rowsOf('c')[0])),
      write(Array(1500).fill(rowsOf('d')[0])),
    ]
    for (const length of [1, 900, 200, 1500]) {
      expect(writes.at(-1)?.names).toHaveLength(length)
      writes.at(-1)?.done()
      await turn()
    }
    await Promise.all([first, ...rest])
  })

  test('T7 a failure is told to everybody whose events were in it, and the next ones are written', async () => {
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

  test('T7 data that the database does not take fails its own sender alone', async () => {
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
