import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uploadFixture } from './testing/fixture.ts'
import { compressedZeros, handmadePng, jpeg, noise, plain } from './testing/pictures.ts'

const { sending, send, view, announce, put, context } = await uploadFixture()

const script = '<script>alert(document.domain)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`
const storedCount = async () => (await context.db`select from uploads where bytes is not null`).length

/** The peak memory of this process during a run above its memory before, in MB. */
const megabytesOver = async (run: () => Promise<unknown>): Promise<number> => {
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  await run()
  clearInterval(watch)
  return (Math.max(most, process.memoryUsage().rss) - before) / 2 ** 20
}

test('a zip bomb with its true size in the header is refused before anything is inflated', async () => {
  const bomb = handmadePng({ width: 50_000, height: 50_000 }, await compressedZeros(100))
  expect(bomb.length).toBeLessThan(1_000_000)
  const grown = await megabytesOver(async () => expect(await sending(bomb)).toBe('upload_too_many_pixels'))
  expect(grown).toBeLessThan(100)
})

test('a zip bomb with an innocent header is inflated only up to the pixels of the header', async () => {
  const bomb = handmadePng({ width: 10, height: 10 }, await compressedZeros(400))
  const grown = await megabytesOver(async () => expect(['stored', 'upload_unreadable']).toContain(await sending(bomb)))
  expect(grown).toBeLessThan(200)
})

test('a zip bomb in a text chunk is not inflated', async () => {
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), await compressedZeros(400)])
  const pixels = deflateSync(Buffer.alloc(110))
  const bomb = handmadePng({ width: 10, height: 10 }, pixels, ['zTXt', text], ['iTXt', text])
  const grown = await megabytesOver(() => sending(bomb))
  expect(grown).toBeLessThan(200)
})

test('a bomb within the limit of pixels is decoded in bounded memory', async () => {
  const bomb = handmadePng({ width: 8_000, height: 5_000 }, await compressedZeros(41))
  const grown = await megabytesOver(async () => expect(await sending(bomb)).toBe('stored'))
  expect(grown).toBeLessThan(400)
})

test('an SVG with a script is not accepted as a picture, whatever it begins with', async () => {
  for (const text of [svg, `<?xml version="1.0"?>${svg}`, `\ufeff${svg}`, `<!-- GIF89a -->${svg}`])
    expect(await sending(Buffer.from(text))).toBe('upload_not_picture')
})

test('an SVG after the first bytes of a JPEG or a PNG reaches no SVG decoder', async () => {
  const starts = [Buffer.from('ffd8ffe0', 'hex'), Buffer.from('89504e470d0a1a0a', 'hex')]
  for (const start of starts)
    expect(['upload_unreadable', 'upload_not_picture']).toContain(
      await sending(Buffer.concat([start, Buffer.from(`\n${svg}`)])),
    )
})

test('a JPEG that is also a web page and a ZIP is served without either', async () => {
  const honest = await jpeg(60, 40)
  const comment = Buffer.from(`<html>${script}</html>`)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(comment.length + 2)
  const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from('evil.html'), Buffer.from(script)])
  const polyglot = Buffer.concat([
    honest.subarray(0, 2),
    Buffer.from('fffe', 'hex'),
    length,
    comment,
    honest.subarray(2),
    zip,
  ])
  const { id, type } = await send(polyglot)
  expect(type).toBe('image/jpeg')
  const shown = (await view(id)).rawPayload
  expect(shown.includes('script')).toBe(false)
  expect(shown.includes(Buffer.from('504b0304', 'hex'))).toBe(false)
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
  const [row] = await context.db<[{ found: boolean }]>`
    select exists (select from uploads where position(${Buffer.from('script')} in bytes) > 0) as found`
  expect(row.found).toBe(false)
})

test('a PNG with a page in its text and after its end is served without either', async () => {
  const pixels = deflateSync(Buffer.alloc(110))
  const text = Buffer.from(`Comment\0${script}`, 'latin1')
  const polyglot = Buffer.concat([handmadePng({ width: 10, height: 10 }, pixels, ['tEXt', text]), Buffer.from(script)])
  const { id } = await send(polyglot)
  expect((await view(id)).rawPayload.includes('script')).toBe(false)
})

test('a picture of 100 megapixels is refused by its header', async () => {
  const huge = handmadePng({ width: 10_000, height: 10_000 }, await compressedZeros(101))
  expect(huge.length).toBeLessThan(10 * 1024 * 1024)
  expect(await sending(huge)).toBe('upload_too_many_pixels')
})

test('a picture of one pixel more than 40 million is refused', async () => {
  const data = deflateSync(Buffer.alloc(1))
  expect(await sending(handmadePng({ width: 40_000_001, height: 1 }, data))).toBe('upload_too_many_pixels')
  expect(await sending(handmadePng({ width: 40_000, height: 1_000 }, data))).toBe('upload_unreadable')
})

test('an AVIF, the costliest type to decode, may have at most 2048 × 2048 pixels', async () => {
  expect(await sending(await plain(2048, 2049).avif({ effort: 0 }).toBuffer())).toBe('upload_too_many_pixels')
  const grown = await megabytesOver(async () =>
    expect(await sending(await plain(2048, 2048).avif({ effort: 0 }).toBuffer())).toBe('stored'),
  )
  expect(grown).toBeLessThan(300)
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s that is truncated in the middle is unreadable',
  async (format) => {
    const whole = await noise(300, 300).toFormat(format).toBuffer()
    expect(await sending(whole.subarray(0, whole.length / 2))).toBe('upload_unreadable')
  },
)

test('a picture with overwritten data is unreadable', async () => {
  const broken = await noise(300, 300).png().toBuffer()
  broken.fill(0x5a, 20_000, 22_000)
  expect(await sending(broken)).toBe('upload_unreadable')
})

const frames = async () => {
  const pixels = Buffer.concat([Buffer.alloc(20 * 20 * 3, 255), Buffer.alloc(20 * 20 * 3, 0)])
  return sharp(pixels, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
}

test('an animated GIF is not an accepted type', async () => {
  const gif = await (await frames()).gif().toBuffer()
  const graphicControls = gif.toString('latin1').split('\x21\xf9\x04')
  expect(graphicControls).toHaveLength(3)
  expect(await sending(gif)).toBe('upload_not_picture')
})

test('the first frame of an animated WebP is stored', async () => {
  const webp = await (await frames()).webp().toBuffer()
  expect((await sharp(webp).metadata()).pages).toBe(2)
  const { id, width, height } = await send(webp)
  expect([width, height]).toEqual([20, 20])
  const shown = (await view(id)).rawPayload
  expect((await sharp(shown).metadata()).pages ?? 1).toBe(1)
})

test('programs, archives, documents, films and tiny files are not accepted as pictures', async () => {
  const samples = [
    'MZ\x90\0',
    '\x7fELF',
    'PK\x03\x04',
    '%PDF-1.7\n',
    '#!/bin/sh\n',
    'RIFF\0\0\0\0AVI LIST',
    'II*\0',
    '\0',
    'GIF89a',
  ]
  for (const sample of samples)
    expect([sample, await sending(Buffer.from(sample.padEnd(64, '\0'), 'latin1'))]).toEqual([
      sample,
      'upload_not_picture',
    ])
})

test('a HEIC photo is refused with an explanation, since the server cannot decode it', async () => {
  const box = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  expect(await sending(Buffer.concat([box, Buffer.alloc(200)]))).toBe('upload_not_picture')
})

test('the type and name that a request states have no effect', async () => {
  const before = await storedCount()
  const text = Buffer.from(svg)
  const { path, id } = await announce(text)
  const lying = {
    'content-disposition': 'attachment; filename="../../../photo.jpg"',
    'x-filename': '/etc/passwd',
    'content-encoding': 'image/jpeg',
  }
  expect((await put(path, text, lying)).json().reason).toBe('upload_not_picture')
  const bytes = await jpeg()
  const ticket = await announce(bytes)
  expect((await put(ticket.path, bytes, { 'content-type': 'image/jpeg' })).json().reason).toBe('invalid_request')
  expect((await put(ticket.path, bytes, { 'content-type': 'application/json' })).json().reason).toBe('invalid_request')
  for (const name of ['../../etc/passwd', '..%2f..%2fetc%2fpasswd', `${id}%00.jpg`, `${id}/`, `${id}.jpg`, '.', ''])
    expect((await put(`uploads/${name}?ticket=x`, bytes)).statusCode, name).toBeOneOf([400, 404])
  expect(await storedCount()).toBe(before)
  expect((await put(ticket.path, bytes)).json().status).toBe(0)
})
