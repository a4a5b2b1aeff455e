import type { DraftDocument } from '@foyer/api/staff/campaigns'
import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { prunePictures } from '../pictures/prune.ts'
import { unusedLife } from '../pictures/rules.ts'
import { uploaderOf } from '../pictures/testing/fixture.ts'
import { jpeg } from '../uploads/testing/pictures.ts'
import { goodDocument, memberAt } from './testing.ts'

const { app, context } = await emptyApp()
const { db, clocks } = context
const lee = await memberAt(app, context, 'author')
const chan = await memberAt(app, context, 'approver')
const { add } = uploaderOf(app, lee.headers)
let numbers = 7900
let sides = 40

/** A picture that no other test has. */
const newPicture = async () => add(await jpeg(++sides, 30))
const withPicture = (media: string): DraftDocument =>
  goodDocument(++numbers, ({ page }) => {
    page.blocks.unshift(
      {
        kind: 'hero',
        title: { 'zh-CN': '一', 'en-US': 'One' },
        lead: { 'zh-CN': '一', 'en-US': 'One' },
        art: media,
        artAlt: { 'zh-CN': '一盏灯', 'en-US': 'A lamp' },
        focus: { x: 20, y: 80 },
      },
      { kind: 'image', media, width: 160, height: 90, alt: null, focus: { x: 0, y: 100 } },
    )
  })
const exists = async (name: string) => (await db`select from pictures where name = ${name}`).length === 1
let waited = 0
/** The job after some time, with the sessions of now. */
const wait = async (milliseconds: number) => {
  waited += milliseconds
  await prunePictures({ db, clocks: { ...clocks, wall: () => clocks.wall() + waited } })
}

test('a page with an uploaded picture is published with its focus and its alternative text in three languages', async () => {
  const { name } = await newPicture()
  const draft = await lee.write(withPicture(name))
  await lee.ask('submit', draft)
  expect((await chan.ask('approve', draft)).outcome).toBe('done')
  const shown = (await app.inject(`/api/activities/talk-${numbers}`)).json()
  expect(shown.blocks[0]).toMatchObject({
    art: name,
    artAlt: { 'zh-CN': '一盏灯', 'zh-HK': '一盞燈', 'en-US': 'A lamp' },
    focus: { x: 20, y: 80 },
  })
  expect(shown.blocks[1]).toMatchObject({ media: name, width: 160, height: 90, focus: { x: 0, y: 100 } })
})

test('a page that names a picture that is not stored cannot be submitted, and the fault is beside its field', async () => {
  const missing = `picture-${'0'.repeat(64)}-9x9.webp`
  const draft = await lee.write(withPicture(missing))
  const { outcome, campaign } = await lee.ask('submit', draft)
  expect(outcome).toBe('faulty')
  expect(campaign.faults.map(({ path, code }) => [path, code])).toEqual([
    ['page.blocks[0].art', 'picture_missing'],
    ['page.blocks[1].media', 'picture_missing'],
  ])
})

test('a copy of a picture and a focus outside of it are faults', async () => {
  const { name } = await newPicture()
  const document = withPicture(name.replace('.webp', '-40w.webp'))
  Object.assign(document.page.blocks[1] ?? {}, { focus: { x: 101, y: -1 } })
  const { faults } = await lee.ask<{ faults: { path: string; code: string }[] }>('check', { document })
  expect(faults.map(({ path, code }) => [path, code])).toEqual([
    ['page.blocks[0].art', 'media_unknown'],
    ['page.blocks[1].media', 'media_unknown'],
    ['page.blocks[1].focus.x', 'number_max'],
    ['page.blocks[1].focus.y', 'number_min'],
  ])
})

test('a picture that no revision uses is deleted after 30 days, and one that any revision uses stays', async () => {
  const [used, unused] = [await newPicture(), await newPicture()]
  const { id, revision } = await lee.write(withPicture(used.name))
  await lee.ask('submit', { id, revision })
  await lee.ask('withdraw', { id, revision })
  // a later revision without the picture: the earlier one still shows it
  await lee.ask('save', { id, base: revision, document: goodDocument(numbers) })
  await wait(1)
  await wait(unusedLife - 1)
  expect([await exists(used.name), await exists(unused.name)]).toEqual([true, true])
  await wait(1)
  expect([await exists(used.name), await exists(unused.name)]).toEqual([true, false])
  expect((await app.inject(`/api/media/${unused.name}`)).statusCode).toBe(404)
  expect(await db`select from picture_files where picture = ${unused.name}`).toHaveLength(0)
})

test('a picture that is uploaded or used again in the meantime stays for another 30 days', async () => {
  const bytes = await jpeg(++sides, 31)
  const [again, { name }] = [await add(bytes), await newPicture()]
  await wait(1)
  await wait(unusedLife - 2)
  await add(bytes)
  await lee.write(withPicture(name))
  await wait(2)
  expect([await exists(again.name), await exists(name)]).toEqual([true, true])
})

test('a revision that a later save replaces no longer uses its pictures', async () => {
  const { name } = await newPicture()
  const { id, revision } = await lee.write(withPicture(name))
  const usesOf = async () => (await db`select from picture_uses where picture = ${name}`).length
  expect(await usesOf()).toBe(1)
  await lee.ask('save', { id, base: revision, document: goodDocument(numbers) })
  expect(await usesOf()).toBe(0)
})

test('a picture in use cannot be deleted, and a picture with the same name always has the same bytes', async () => {
  const bytes = await jpeg(++sides, 32)
  const { name } = await add(bytes)
  await lee.write(withPicture(name))
  await expect(db`delete from pictures where name = ${name}`).rejects.toThrow('picture_uses')
  const before = (await app.inject(`/api/media/${name}`)).rawPayload
  await add(bytes)
  expect((await app.inject(`/api/media/${name}`)).rawPayload).toEqual(before)
})
