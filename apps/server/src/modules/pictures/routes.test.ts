import { copyOfPicture, pictureWidths } from '@foyer/api/pictures'
import { staffRoles } from '@foyer/api/staff/roles'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { jpeg, noise, plain } from '../uploads/testing/pictures.ts'
import { picturesOfDay } from './rules.ts'
import { uploaderOf } from './testing/fixture.ts'

const { app, context, clock } = await emptyApp()
const { db } = context
const author = await staffWith(context, 'author')
const { add, post, sending } = uploaderOf(app, author.headers)
const get = (name: string, headers: Record<string, string> = {}) => app.inject({ url: `/api/media/${name}`, headers })
const countOf = async () => (await db`select from pictures`).length

test('a picture is served from our own origin in several widths, each of which a browser can keep for good', async () => {
  const { name, width, height } = await add(await noise(2_000, 1_000).jpeg().toBuffer())
  expect([width, height]).toEqual([1_600, 800])
  expect(name).toMatch(/^picture-[0-9a-f]{64}-1600x800\.webp$/)
  expect(pictureWidths(width)).toEqual([240, 480, 960, 1_600])
  for (const copy of pictureWidths(width)) {
    const reply = await get(copyOfPicture(name, copy))
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: copy, height: copy / 2 })
  }
  const whole = await get(name)
  expect(whole.rawPayload).toEqual((await get(copyOfPicture(name, 1_600))).rawPayload)
  const again = await get(name, { 'if-none-match': String(whole.headers.etag) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})

test('a small picture keeps its size, and its transparency', async () => {
  const { name, width, height } = await add(await plain(100, 60, { r: 1, g: 2, b: 3, alpha: 0.5 }).png().toBuffer())
  expect([width, height]).toEqual([100, 60])
  expect(await sharp((await get(name)).rawPayload).metadata()).toMatchObject({ width: 100, hasAlpha: true })
})

test('data about place and camera is removed, and the picture is upright', async () => {
  const turned = await plain(80, 40)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '22/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { name } = await add(turned)
  const stored = (await get(name)).rawPayload
  const { width, height, exif, icc } = await sharp(stored).metadata()
  expect([width, height, exif, icc]).toEqual([40, 80, undefined, undefined])
  expect(stored.includes('somebody')).toBe(false)
})

test('who added a picture is in the audit trail, once for each picture', async () => {
  const bytes = await jpeg(90, 50)
  const { name } = await add(bytes)
  const before = await countOf()
  expect(await add(bytes)).toMatchObject({ name })
  expect(await countOf()).toBe(before)
  const entries = await db`
    select actor, staff_id, event, reference is not null as referenced, detail from audit_entries
    where subject = 'pictures' and subject_id = ${name}`
  expect([...entries]).toEqual([
    {
      actor: 'staff',
      staff_id: author.id,
      event: 'add',
      referenced: true,
      detail: { width: 90, height: 50, bytes: expect.any(Number) },
    },
  ])
})

test('SEC-9 nobody but an author adds a picture, and a page of another origin adds none', async () => {
  const bytes = await jpeg(33, 33)
  const before = await countOf()
  for (const role of staffRoles.filter((one) => one !== 'author')) {
    const { headers } = await staffWith(context, role)
    expect([role, await uploaderOf(app, headers).sending(bytes)]).toEqual([role, 'role_missing'])
  }
  expect(await uploaderOf(app, {}).sending(bytes)).toBe('staff_signed_out')
  for (const site of ['cross-site', 'same-site', 'none'])
    expect((await post(bytes, {}, { 'sec-fetch-site': site })).statusCode).toBe(403)
  for (const type of ['image/jpeg', 'text/plain', 'multipart/form-data; boundary=x', 'application/json'])
    expect((await post(bytes, {}, { 'content-type': type })).statusCode).toBeGreaterThanOrEqual(400)
  expect(await countOf()).toBe(before)
})

test('a member of staff adds at most as many pictures as a day allows, independently of others', async () => {
  const busy = await staffWith(context, 'author')
  await db`
    insert into pictures (name, added_by, added_at)
    select 'picture-' || encode(sha256(nth::text::bytea), 'hex') || '-9x9.webp', ${`staff:${busy.id}`},
      ${new Date(context.clocks.wall())}
    from generate_series(1, ${picturesOfDay}) nth`
  const its = uploaderOf(app, busy.headers)
  expect(await its.sending(await jpeg(71, 71))).toBe('upload_limit')
  expect(await sending(await jpeg(71, 71))).toBe('stored')
  clock.advance(24 * 3_600_000)
  const later = await staffWith(context, 'author')
  await db`update pictures set added_by = ${`staff:${later.id}`} where added_by = ${`staff:${busy.id}`}`
  expect(await uploaderOf(app, later.headers).sending(await jpeg(72, 72))).toBe('stored')
})

test.each(['picture-1-9x9.webp', `picture-${'0'.repeat(64)}-9x9.webp`, `picture-${'0'.repeat(64)}-9x9-1w.webp`])(
  'the name %s of no stored picture is not found',
  async (name) => {
    expect((await get(name)).statusCode).toBe(404)
  },
)
