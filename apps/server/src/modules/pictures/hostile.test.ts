import sharp from 'sharp'
import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { eicar } from '../uploads/scanners/eicar.ts'
import { compressedZeros, handmadePng, jpeg, plain } from '../uploads/testing/pictures.ts'
import { uploaderOf } from './testing/fixture.ts'

const { app, context } = await emptyApp()
const { db } = context
const { headers } = await staffWith(context, 'author')
const { add, post, sending } = uploaderOf(app, headers)
const countOf = async () => (await db`select from pictures`).length

const script = '<script>alert(document.domain)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`

test.each([
  ['an SVG', async () => Buffer.from(svg), ['upload_not_picture']],
  [
    'an SVG behind the first bytes of a JPEG',
    async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(svg)]),
    ['upload_not_picture', 'upload_unreadable'],
  ],
  ['a GIF', () => plain().gif().toBuffer(), ['upload_not_picture']],
  ['a web page', async () => Buffer.from(`<!doctype html>${script}`), ['upload_not_picture']],
  ['a half of a JPEG', async () => (await jpeg(900, 900)).subarray(0, 700), ['upload_unreadable']],
  ['a test virus', async () => Buffer.concat([await jpeg(), Buffer.from(eicar)]), ['upload_infected']],
  [
    'a bomb of 100 megapixels',
    async () => handmadePng({ width: 10_000, height: 10_000 }, await compressedZeros(101)),
    ['upload_too_many_pixels'],
  ],
  ['a costly AVIF', () => plain(2048, 2049).avif({ effort: 0 }).toBuffer(), ['upload_too_many_pixels']],
] as const)('%s is refused, and nothing is stored', async (_, make, reasons) => {
  const before = await countOf()
  expect(reasons).toContain(await sending(await make()))
  expect(await countOf()).toBe(before)
})

test('a picture that is also a page and an archive is stored without either', async () => {
  const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from('evil.html'), Buffer.from(script)])
  const { name } = await add(Buffer.concat([await jpeg(60, 40), zip]))
  const { rawPayload, headers: served } = await app.inject(`/api/media/${name}`)
  expect(served['content-type']).toBe('image/webp')
  expect(rawPayload.includes('script')).toBe(false)
  expect(rawPayload.includes(Buffer.from('504b0304', 'hex'))).toBe(false)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 })
})

test('a body that differs from the announced one, or is too large, is refused', async () => {
  const bytes = await jpeg(50, 50)
  expect(await sending(bytes, { sha256: '0'.repeat(64) })).toBe('upload_differs')
  expect(await sending(bytes, { size: String(bytes.length - 1) })).toBe('upload_differs')
  expect(await sending(bytes, { size: String(10 * 1024 * 1024 + 1) })).toBe('invalid_request')
  expect(await sending(bytes, { size: '0' })).toBe('invalid_request')
  const big = Buffer.alloc(10 * 1024 * 1024 + 1)
  expect((await post(big, { size: '100' })).json().reason).toBe('too_large')
})

test('a name of a file never becomes a path or a part of a statement', async () => {
  const bytes = await jpeg(51, 50)
  expect(await sending(bytes, { name: "'; drop table pictures; --" })).toBe('invalid_request')
  expect((await app.inject('/api/media/picture-..%2f..%2fetc-9x9.webp')).statusCode).toBe(404)
})
