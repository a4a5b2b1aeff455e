import { expect, test } from 'vitest'
import { together } from '../../testing/waiting.ts'
import { uploadFixture } from './testing/fixture.ts'
import { jpeg, noise } from './testing/pictures.ts'

const { context, clock, announce, put, other, view } = await uploadFixture()

const reasonOf = async (path: string, bytes: Buffer) => {
  const reply = (await put(path, bytes)).json()
  return reply.status === 0 ? 'stored' : reply.reason
}

test('a ticket is accepted once', async () => {
  const bytes = await jpeg()
  const { path } = await announce(bytes)
  expect(await reasonOf(path, bytes)).toBe('stored')
  expect(await reasonOf(path, bytes)).toBe('ticket_invalid')
})

test('of two concurrent requests with one ticket one is stored', async () => {
  const bytes = await jpeg(61)
  const { id, path } = await announce(bytes)
  const outcomes = await together(
    context.db,
    (tx) => tx`select from uploads where id = ${id} for update`,
    [0, 1].map(() => () => reasonOf(path, bytes)),
  )
  expect(outcomes.toSorted()).toEqual(['stored', 'ticket_invalid'])
})

test('a complete body that is not a picture uses up its ticket', async () => {
  const text = Buffer.from('no picture')
  const { path } = await announce(text)
  expect(await reasonOf(path, text)).toBe('upload_not_picture')
  expect(await reasonOf(path, text)).toBe('ticket_invalid')
})

test('a ticket accepts exactly the announced bytes, and stays valid after others were refused', async () => {
  const bytes = await noise(50, 50).jpeg().toBuffer()
  const { path } = await announce(bytes)
  const changed = Buffer.from(bytes)
  changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1
  expect(await reasonOf(path, changed)).toBe('upload_differs')
  expect(await reasonOf(path, bytes.subarray(1))).toBe('upload_differs')
  expect(await reasonOf(path, Buffer.concat([bytes, Buffer.alloc(1)]))).toBe('upload_differs')
  expect(await reasonOf(path, Buffer.alloc(0))).toBe('upload_differs')
  expect(await reasonOf(path, bytes)).toBe('stored')
})

test('a ticket of another upload, a changed one and a missing one are refused', async () => {
  const [bytes, theirs] = [await jpeg(62), await jpeg(63)]
  const [own, foreign] = [await announce(bytes), await announce(theirs, other)]
  const ticketOf = (path: string) => path.split('ticket=')[1] ?? ''
  for (const ticket of [ticketOf(foreign.path), ticketOf(own.path).toUpperCase(), ticketOf(own.path).slice(1), 'x', ''])
    expect(await reasonOf(`uploads/${own.id}?ticket=${ticket}`, bytes)).toBe('ticket_invalid')
  const none = '00000000-0000-4000-8000-000000000000'
  expect(await reasonOf(own.path.replace(own.id, none), bytes)).toBe('ticket_invalid')
  expect(await reasonOf(`uploads/${own.id}`, bytes)).toBe('invalid_request')
  expect(await reasonOf(`${own.path}&ticket=x`, bytes)).toBe('invalid_request')
  expect(await reasonOf(own.path, bytes)).toBe('stored')
})

test('a ticket lasts 600 s', async () => {
  const bytes = await jpeg(64)
  const [in600, after] = [await announce(bytes), await announce(bytes)]
  clock.advance(599_999)
  expect(await reasonOf(in600.path, bytes)).toBe('stored')
  clock.advance(1)
  expect(await reasonOf(after.path, bytes)).toBe('ticket_invalid')
})

test('the table contains no ticket', async () => {
  const { id, path } = await announce(await jpeg(65))
  const [row] = await context.db<[{ row: string }]>`select uploads::text as row from uploads where id = ${id}`
  const ticket = path.split('ticket=')[1] ?? ''
  for (const form of [ticket, Buffer.from(ticket, 'base64url').toString('hex'), Buffer.from(ticket).toString('hex')])
    expect(row.row).not.toContain(form)
})

test('an upload that is deleted while its bytes arrive is not stored', async () => {
  const bytes = await jpeg(66)
  const { id, path } = await announce(bytes)
  await context.db`delete from uploads where id = ${id}`
  expect(await reasonOf(path, bytes)).toBe('ticket_invalid')
  await expect(view(id)).rejects.toThrow()
})
