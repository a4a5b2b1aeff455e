import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoNumber, logIn } from '../../testing/log-in.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { bodiesOfOne } from './rules.ts'
import { sha256, uploadFixture } from './testing/fixture.ts'
import { jpeg, noise, plain } from './testing/pictures.ts'
import { attachUpload } from './uploads.ts'

const { app, context, clock, own, other, post, announce, put, send, sending, view } = await uploadFixture()

const pixelOf = async (picture: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
]
const pictures = async () => (await context.db`select from uploads where bytes is not null`).length

test('a picture is announced, sent, shown to its owner and deleted', async () => {
  const bytes = await jpeg(60, 40)
  const ticket = await announce(bytes)
  expect(ticket.path).toMatch(new RegExp(`^uploads/${ticket.id}\\?ticket=[\\w-]{43}$`))
  expect(ticket.expiresAt).toBe(clock.clocks.wall() + 600_000)
  const stored = (await put(ticket.path, bytes)).json()
  expect(stored).toMatchObject({ status: 0, data: { id: ticket.id, type: 'image/jpeg', width: 60, height: 40 } })

  const shown = await view(ticket.id)
  expect(shown.statusCode).toBe(200)
  expect(shown.rawPayload).toHaveLength(stored.data.size)
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })

  expect((await post(own, '/user/uploads/remove', { id: ticket.id })).json()).toEqual({ status: 0, data: {} })
  expect((await post(own, '/user/uploads/view', { id: ticket.id })).json().reason).toBe('not_found')
  expect((await post(own, '/user/uploads/remove', { id: ticket.id })).json().reason).toBe('not_found')
})

test('a logged-in person sees and sends uploads like a registered one', async () => {
  const from = device(app, context)
  const person = await signIn(context, from, hongKongNumber(90))
  const { login } = await logIn(context, from, person, '88002001', demoNumber(2))
  const { id } = await send(await jpeg(), { from, register: login })
  expect((await post({ from, register: person.register }, '/user/uploads/view', { id })).json().status).toBe(0)
})

describe('the address of a picture', () => {
  test('a picture is served without caching, cannot act as a page and has a file name', async () => {
    const { id } = await send(await jpeg())
    expect((await view(id)).headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="${id}.jpg"`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
  })

  test('a picture is available for ten minutes at its own address only', async () => {
    const [first, second] = [await send(await jpeg()), await send(await jpeg(61))]
    const { path, expiresAt } = (await post(own, '/user/uploads/view', { id: first.id })).json().data
    expect(expiresAt).toBe(clock.clocks.wall() + 600_000)
    const look = async (at: string) => (await app.inject(`/api/${at}`)).statusCode
    expect(await look(path)).toBe(200)
    expect(await look(path.replace(first.id, second.id))).toBe(404)
    expect(await look(path.replace(/view=\d/, 'view=9'))).toBe(404)
    expect(await look(path.slice(0, -1))).toBe(404)
    expect(await look(`uploads/${first.id}`)).toBe(400)
    clock.advance(599_999)
    expect(await look(path)).toBe(200)
    clock.advance(1)
    expect(await look(path)).toBe(404)
  })
})

describe('a stored picture is encoded anew', () => {
  test('a stored picture is upright, and has no place, camera, comments or colour profile', async () => {
    const sideways = await plain(40, 60)
      .composite([{ input: await plain(40, 10, { r: 250, g: 0, b: 0 }).png().toBuffer(), top: 0, left: 0 }])
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '22/1 18/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect(sideways.includes('SecretCamera')).toBe(true)
    const { id, width, height } = await send(sideways)
    expect([width, height]).toEqual([60, 40])
    const stored = (await view(id)).rawPayload
    const { exif, icc, xmp, iptc, orientation } = await sharp(stored).metadata()
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(stored.includes('SecretCamera')).toBe(false)
    // the red edge was at the top and is at the right now
    const [red = 0] = await pixelOf(stored, 57, 20)
    const [blue = 255] = await pixelOf(stored, 5, 20)
    expect(red).toBeGreaterThan(200)
    expect(blue).toBeLessThan(60)
  })

  test.each([
    [4096, 1024, 2048, 512],
    [1024, 4096, 512, 2048],
    [2048, 2048, 2048, 2048],
    [30, 20, 30, 20],
  ])(
    'a picture of %i × %i is stored as %i × %i: no side over 2048, and never enlarged',
    async (w, h, width, height) => {
      expect(await send(await jpeg(w, h))).toMatchObject({ width, height })
    },
  )

  test('PNG and AVIF become JPEG, and transparent pictures become WebP', async () => {
    expect(await send(await plain().png().toBuffer())).toMatchObject({ type: 'image/jpeg' })
    expect(await send(await plain().avif({ effort: 0 }).toBuffer())).toMatchObject({ type: 'image/jpeg', width: 60 })
    const veil = { r: 200, g: 20, b: 20, alpha: 0.5 }
    expect(await send(await plain(60, 40, veil).png().toBuffer())).toMatchObject({ type: 'image/webp' })
    const { id, type } = await send(await plain(60, 40, veil).webp().toBuffer())
    expect(type).toBe('image/webp')
    expect((await view(id)).headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `inline; filename="${id}.webp"`,
    })
  })

  test('CMYK, sixteen bits and grey become eight bits of sRGB', async () => {
    for (const odd of [
      await plain().toColourspace('cmyk').jpeg().toBuffer(),
      await plain().toColourspace('rgb16').png().toBuffer(),
      await plain().greyscale().jpeg().toBuffer(),
    ]) {
      const { id } = await send(odd)
      expect(await sharp((await view(id)).rawPayload).metadata()).toMatchObject({ depth: 'uchar', format: 'jpeg' })
    }
  })
})

test('a referenced upload cannot be deleted', async () => {
  const { id } = await send(await jpeg())
  const [{ person_id: personId }] = await context.db<[{ person_id: number }]>`
    select person_id from uploads where id = ${id}`
  await attachUpload(context.db, id, personId)
  await attachUpload(context.db, id, personId)
  expect((await post(own, '/user/uploads/remove', { id })).json().reason).toBe('not_found')
  expect((await view(id)).statusCode).toBe(200)
  await expect(attachUpload(context.db, id, personId + 1)).rejects.toThrow('no such upload')
  const { id: neverSent } = await announce(await jpeg())
  await expect(attachUpload(context.db, neverSent, personId)).rejects.toThrow('no such upload')
})

describe('an upload of another person', () => {
  test('an upload of another person is answered like an unknown one', async () => {
    const { id } = await send(await jpeg())
    for (const path of ['/user/uploads/view', '/user/uploads/remove']) {
      const theirs = await post(other, path, { id })
      const none = await post(other, path, { id: '00000000-0000-4000-8000-000000000000' })
      const answerOf = (reply: typeof none) => [reply.statusCode, { ...reply.json(), reference: '' }]
      expect(answerOf(theirs)).toEqual(answerOf(none))
      expect(theirs.json().reason).toBe('not_found')
    }
    expect((await view(id)).statusCode).toBe(200)
  })
})

describe('a tourist and uploads', () => {
  test.each(['/user/uploads', '/user/uploads/view', '/user/uploads/remove'])(
    'a tourist may not call %s',
    async (path) => {
      const visitor = device(app, context)
      const reply = await visitor.post(`/api${path}`, { size: 1, sha256: '0'.repeat(64) }, await visitor.tourist())
      expect(reply.json().reason).toBe('level_too_low')
    },
  )
})

test('an announcement of an empty, oversized or malformed file is refused', async () => {
  const digest = sha256(Buffer.alloc(0))
  for (const body of [
    { size: 0, sha256: digest },
    { size: 10 * 1024 * 1024 + 1, sha256: digest },
    { size: 1.5, sha256: digest },
    { size: 1, sha256: digest.toUpperCase() },
    { size: 1, sha256: digest, name: '../../etc/passwd' },
  ])
    expect((await post(own, '/user/uploads', body)).json().reason).toBe('invalid_request')
})

test('two people who each send four pictures at the same time have all eight stored', async () => {
  // a fifth one of a person would end the oldest that still waits
  const count = 2 * bodiesOfOne
  const before = await pictures()
  const many = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      noise(200 + i, 200)
        .jpeg()
        .toBuffer(),
    ),
  )
  expect(await Promise.all(many.map((bytes, i) => sending(bytes, i % 2 ? own : other)))).toEqual(
    Array(count).fill('stored'),
  )
  expect(await pictures()).toBe(before + count)
})
