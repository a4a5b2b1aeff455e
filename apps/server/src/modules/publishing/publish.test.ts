import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { takeOne } from '../../engine/stock.ts'
import { smallCampaign, stagedCampaign, written } from '../../testing/campaign.ts'
import { ownerOf, testDatabase } from '../../testing/database.ts'
import { keepParticipation } from '../../testing/participations.ts'
import { together } from '../../testing/waiting.ts'
import { readCampaign } from '../content/pages/campaign.ts'
import { compile } from '../content/pages/compile.ts'
import { publishedPage } from '../content/pages/published.ts'
import { surroundings } from '../content/pages/surroundings.ts'
import { publish } from './publish.ts'

const db = await testDatabase()
const owner = ownerOf(db)
const within = surroundings()
const at = Date.UTC(2026, 0, 5, 2)

type File = ReturnType<typeof smallCampaign>
const compiled = (change: (file: File) => void = () => undefined, base = smallCampaign) => {
  const file = base()
  change(file)
  return compile(readCampaign(JSON.stringify(file), within))
}
const saying = (text: string) =>
  compiled(({ page }) => {
    page.blocks = [{ kind: 'text', paragraphs: [written('文字', text)] }, ...(page.blocks as unknown[])]
  })
const stock = () => db`select stage, total, remaining from activity_stock where activity = 900 order by stage`

/** Inserts a participation of a new person in a stage. */
const joined = async (stage: string) => {
  const [{ id }] = await db<[{ id: number }]>`
    insert into persons (user_code, mobile_hash, mobile_sealed, created_at)
    values (${randomUUID()}, ${randomBytes(32)}, ${randomBytes(32)}, ${new Date(at)}) returning id`
  await keepParticipation(db, { activity: 900, stage, personId: id, accountId: null, termsVersion: 1, at })
}

beforeEach(async () => {
  await db`delete from participations`
  await db`delete from activities`
})

test('Activity and page are published together and read back unchanged', async () => {
  const campaign = compiled()
  expect(await publish(db, campaign, at)).toMatchObject({ version: 1, isNew: true })
  const [activity] = await db`select code, join_level, mainland, title from activities where number = 900`
  expect(activity).toEqual({
    code: 'spring-talk',
    join_level: 'register',
    mainland: 'notice',
    title: { 'zh-CN': '春季讲座', 'zh-HK': '春季講座', 'en-US': 'Spring talk' },
  })
  expect(await publishedPage(db, 900)).toEqual({ ...campaign.content, version: 1, publishedAt: at })
})

test('An identical page stays at its version, and a changed text becomes the next version and leaves the old one', async () => {
  await publish(db, saying('One'), at)
  expect(await publish(db, saying('One'), at + 60_000)).toMatchObject({ version: 1, isNew: false })
  expect((await publishedPage(db, 900))?.publishedAt).toBe(at)
  expect(await publish(db, saying('Two'), at + 60_000)).toMatchObject({ version: 2, isNew: true })
  const versions = await db`select version from page_versions where activity = 900 order by version`
  expect(versions.map(({ version }) => version)).toEqual([1, 2])
})

test('A longer period alone changes the activity and not the page version that persons agreed to', async () => {
  await publish(db, compiled(), at)
  const longer = compiled(({ activity }) => {
    activity.closes = '2026-03-01T18:00+08:00'
  })
  expect(await publish(db, longer, at)).toMatchObject({ version: 1, isNew: false })
  const [row] = await db<{ closes_at: Date }[]>`select closes_at from activities where number = 900`
  expect(row?.closes_at).toEqual(new Date('2026-03-01T10:00:00Z'))
})

test('Two concurrent publishers get consecutive versions', async () => {
  await publish(db, compiled(), at)
  const publications = await together(db, (tx) => tx`select from activities where number = 900 for update`, [
    () => publish(db, saying('One'), at),
    () => publish(db, saying('Two'), at),
  ])
  expect(publications.map(({ version }) => version).sort()).toEqual([2, 3])
})

test('Two concurrent publishers of a new activity get consecutive versions', async () => {
  const publications = await Promise.all([publish(db, saying('One'), at), publish(db, saying('Two'), at)])
  expect(publications.map(({ version }) => version).sort()).toEqual([1, 2])
})

test('A code of another activity is refused, and nothing of the campaign is stored', async () => {
  await publish(db, compiled(), at)
  const other = compiled(({ activity }) => {
    activity.number = 901
  })
  await expect(publish(db, other, at)).rejects.toMatchObject({
    faults: [{ path: 'activity.code', message: 'is already the code of another activity: choose a different one' }],
  })
  expect(await db`select number from activities`).toEqual([{ number: 900 }])
})

test("A number of another activity is refused, because it would replace that activity's page", async () => {
  await publish(db, compiled(), at)
  const mistyped = compiled(({ activity }) => {
    Object.assign(activity, { code: 'summer-talk', route: '/activityTemplate?code=summer-talk' })
  })
  await expect(publish(db, mistyped, at)).rejects.toMatchObject({
    faults: [
      {
        path: 'activity.number',
        message: 'is already the number of spring-talk: choose a different number, or keep that code',
      },
    ],
  })
  expect(await db`select code from activities`).toEqual([{ code: 'spring-talk' }])
})

test('A stage that a person joined must keep its id, because a new id would have no participants', async () => {
  const named = (id: string) =>
    compiled(({ page }) => {
      Object.assign((page.stages as Record<string, unknown>[])[0]!, { id })
    }, stagedCampaign)
  await publish(db, named('one'), at)
  expect(await publish(db, named('first'), at)).toMatchObject({ version: 2, isNew: true })
  await joined('first')
  const refused = {
    faults: [{ path: 'page.stages', message: 'must hold the stage first, which somebody has joined: add it again' }],
  }
  await expect(publish(db, named('one'), at)).rejects.toMatchObject(refused)
  await expect(publish(db, compiled(), at)).rejects.toMatchObject(refused)
  expect(await publish(db, named('first'), at)).toMatchObject({ version: 2, isNew: false })
})

test('An activity that a person joined as a whole cannot get stages', async () => {
  await publish(db, compiled(), at)
  await joined('')
  await expect(publish(db, compiled(undefined, stagedCampaign), at)).rejects.toMatchObject({
    faults: [{ path: 'page.stages', message: 'must not be added, since somebody has joined the activity as a whole' }],
  })
})

test('Stock belongs to the stages, and what was granted stays granted', async () => {
  const staged = (total: number) =>
    compiled(({ page }) => {
      Object.assign((page.stages as Record<string, unknown>[])[1]!, { stock: total })
    }, stagedCampaign)
  await publish(db, staged(10), at)
  for (let n = 0; n < 6; n++) await takeOne(db, 900, 'two')
  await publish(db, staged(20), at)
  expect(await stock()).toEqual([{ stage: 'two', total: 20, remaining: 14 }])
})

test('A published stock cannot be omitted later, because joining would have no limit', async () => {
  const base = compiled(({ activity }) => {
    activity.stock = 5
  })
  await publish(db, base, at)
  await expect(publish(db, saying('No stock'), at)).rejects.toMatchObject({ faults: [{ path: 'activity.stock' }] })
  expect(await publishedPage(db, 900)).toMatchObject({ version: 1 })
  expect(await stock()).toEqual([{ stage: '', total: 5, remaining: 5 }])
})

test('A publisher that fails halfway leaves activity, stock and page unchanged', async () => {
  await publish(db, compiled(), at)
  await owner`alter table page_versions add constraint no_second check (version < 2)`
  const change = compiled(({ activity, page }) => {
    Object.assign(activity, { title: written('新题', 'New title'), stock: 5 })
    page.blocks = [...(page.blocks as unknown[])].reverse()
  })
  await expect(publish(db, change, at)).rejects.toThrow('no_second')
  await owner`alter table page_versions drop constraint no_second`
  const [row] = await db`select title ->> 'en-US' as title from activities where number = 900`
  expect(row).toEqual({ title: 'Spring talk' })
  expect(await stock()).toEqual([])
})
