import { expect, test } from 'vitest'
import { countUpload } from './day.ts'
import { pruneUploads } from './prune.ts'
import { sha256, uploadFixture } from './testing/fixture.ts'
import { jpeg } from './testing/pictures.ts'
import { attachUpload } from './uploads.ts'

const { context, clock, own, other, person, post, announce, send } = await uploadFixture()
const { db, clocks } = context

const megabyte = 1024 * 1024
const digest = sha256(Buffer.alloc(1))
const tryAnnounce = async (size: number, by = own) => {
  const reply = (await post(by, '/user/uploads', { size, sha256: digest })).json()
  return reply.status === 0 ? 'announced' : [reply.reason, reply.detail.retryAfter]
}

test('a person may announce 200 files per day, independently of other people', async () => {
  const mine = Array.from({ length: 200 })
  for (const _ of mine) expect(await tryAnnounce(1)).toBe('announced')
  expect(await tryAnnounce(1)).toEqual(['upload_limit', 86_400])
  expect(await tryAnnounce(1, other)).toBe('announced')
  clock.advance(86_399_000)
  expect(await tryAnnounce(1)).toEqual(['upload_limit', 1])
})

test('a person may announce 500 MB per day, including removed files', async () => {
  const by = await person()
  for (let i = 0; i < 49; i++) expect(await tryAnnounce(10 * megabyte, by)).toBe('announced')
  const { id } = await announce(await jpeg(), by)
  expect((await post(by, '/user/uploads/remove', { id })).json().status).toBe(0)
  expect(await tryAnnounce(10 * megabyte, by)).toEqual(['upload_limit', 86_400])
  expect(await tryAnnounce(9 * megabyte, by)).toBe('announced')
  clock.advance(86_400_000)
  expect(await tryAnnounce(10 * megabyte, by)).toBe('announced')
})

test('of many concurrent announcements no more are accepted than the day allows', async () => {
  const [{ id }] = await db<[{ id: number }]>`
    insert into persons (user_code, mobile_hash, mobile_sealed, created_at)
    values ('many', ${Buffer.from('many')}, ${Buffer.alloc(1)}, ${new Date(clocks.wall())}) returning id`
  const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => countUpload(db, id, 1, clocks.wall())))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(200)
})

test('an unreferenced upload is deleted after 86,400 s, and a referenced one stays', async () => {
  const by = await person()
  const [unused, used] = [await send(await jpeg(70), by), await send(await jpeg(71), by)]
  const neverSent = await announce(await jpeg(72), by)
  const [{ person_id: personId }] = await db<[{ person_id: number }]>`
    select person_id from uploads where id = ${used.id}`
  await attachUpload(db, used.id, personId)
  const left = async () =>
    (await db<{ id: string }[]>`select id from uploads where person_id = ${personId}`).map(({ id }) => id)
  clock.advance(86_399_999)
  await pruneUploads(db, clocks.wall())
  expect((await left()).toSorted()).toEqual([unused.id, used.id, neverSent.id].toSorted())
  clock.advance(1)
  await pruneUploads(db, clocks.wall())
  expect(await left()).toEqual([used.id])
  await expect(attachUpload(db, unused.id, personId)).rejects.toThrow('no such upload')
  const days = await db`select from upload_days where person_id = ${personId}`
  expect(days).toHaveLength(0)
})
