import { randomUUID } from 'node:crypto'
import type { CampaignDiff, CampaignRevisions } from '@foyer/api/staff/campaign-revisions'
import type { CampaignDetail, CampaignLock, DraftDocument, SavedCampaign } from '@foyer/api/staff/campaigns'
import { draftLimits } from '@foyer/api/staff/campaigns'
import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { together } from '../../testing/waiting.ts'
import { goodDocument, memberAt } from './testing.ts'

const { app, context, clock } = await emptyApp()
const { db } = context
const lee = await memberAt(app, context, 'author')
const wong = await memberAt(app, context, 'author')
const auditor = await memberAt(app, context, 'auditor')
const minute = 60_000
let numbers = 7500
const nextNumber = () => ++numbers
const titled = (number: number, english: string, change: (document: DraftDocument) => void = () => undefined) =>
  goodDocument(number, (document) => {
    document.activity.title = { 'zh-CN': '春季讲座', 'en-US': english }
    change(document)
  })
const save = (member: typeof lee, id: string, base: number, document: DraftDocument) =>
  member.ask<SavedCampaign>('save', { id, base, document })

test('A save on an older revision stores nothing and returns the newer one with who saved it', async () => {
  const number = nextNumber()
  const { id, revision } = await lee.write(titled(number, 'One'))
  // the lease of the other editor is over
  await lee.ask('unlock', { id })
  expect(await save(wong, id, revision, titled(number, 'Two'))).toMatchObject({ outcome: 'saved' })
  await wong.ask('unlock', { id })
  expect(await save(lee, id, revision, titled(number, 'Three'))).toMatchObject({
    outcome: 'older',
    newer: { savedBy: { id: wong.id }, document: { activity: { title: { 'en-US': 'Two' } } } },
  })
  // the same document again, as after a lost answer, is stored already
  expect(await save(wong, id, revision, titled(number, 'Two'))).toMatchObject({ outcome: 'saved' })
  const [{ many }] = await db<[{ many: number }]>`
    select count(*)::int as many from campaign_revisions where campaign = ${id}`
  expect(many).toBe(3)
})

test('Of two saves on one revision at once one is stored, and the other one learns of it', async () => {
  const number = nextNumber()
  const { id, revision } = await lee.write(titled(number, 'One'))
  const saves = await together(db, (tx) => tx`select from campaigns where id = ${id} for update`, [
    () => save(lee, id, revision, titled(number, 'Left tab')),
    () => save(lee, id, revision, titled(number, 'Right tab')),
  ])
  expect(saves.map(({ outcome }) => outcome).sort()).toEqual(['older', 'saved'])
})

test('The autosaves of a person make one revision in ten minutes, and a submitted one is never replaced', async () => {
  const number = nextNumber()
  const { id, revision: first } = await lee.write(titled(number, '1'))
  let revision = first
  const write = async (text: string) => {
    const saved = await save(lee, id, revision, titled(number, text))
    if (saved.outcome !== 'saved') throw new Error(saved.outcome)
    revision = saved.revision
  }
  for (const text of ['2', '3', '4']) await write(text)
  const listed = async () =>
    (await lee.ask<CampaignRevisions>('revisions', { id })).revisions.map((one) => [one.revision, one.origin])
  expect(await listed()).toEqual([
    [5, 'save'],
    [1, 'create'],
  ])
  await lee.ask('submit', { id, revision })
  await lee.ask('withdraw', { id, revision })
  await write('5')
  clock.advance(11 * minute)
  await write('6')
  expect((await listed()).map(([nth]) => nth)).toEqual([7, 6, 5, 1])
  // a sitting of autosaves has one entry in the trail
  const { history } = await lee.open(id)
  expect(history.filter(({ event }) => event === 'save')).toHaveLength(3)
})

test('A lease names its editor and expires after a minute, and another person takes it over only by an explicit request', async () => {
  const number = nextNumber()
  const { id, revision } = await lee.write(titled(number, 'One'))
  const lock = async (member: typeof lee, from?: string) =>
    (await member.ask<{ lock: CampaignLock }>('lock', { id, ...(from !== undefined && { from }) })).lock
  expect(await lock(wong)).toMatchObject({ by: { id: lee.id }, mine: false })
  expect(await save(wong, id, revision, titled(number, 'Two'))).toMatchObject({
    outcome: 'locked',
    lock: { mine: false },
  })
  expect((await wong.open(id)).lock).toMatchObject({ by: { name: 'Test author' }, mine: false })
  // the name of another person does not help
  expect(await lock(wong, auditor.id)).toMatchObject({ mine: false })
  expect(await lock(wong, lee.id)).toMatchObject({ by: { id: wong.id }, mine: true })
  expect(await save(lee, id, revision, titled(number, 'Three'))).toMatchObject({ outcome: 'locked' })
  expect((await lee.open(id)).history[0]).toMatchObject({ event: 'take_over', by: { id: wong.id } })
  clock.advance(minute)
  expect((await lee.open(id)).lock).toBeNull()
  expect(await lock(lee)).toMatchObject({ mine: true })
})

test('A draft may be incomplete, and is bounded in bytes, depth and blocks', async () => {
  const { summary } = await lee.ask<CampaignDetail>('create', { key: randomUUID() })
  const { id, revision } = summary
  const blank: DraftDocument = { schema: 1, activity: {}, page: { blocks: [{ kind: 'hero' }, {}] } }
  const saved = await save(lee, id, revision, blank)
  expect(saved).toMatchObject({ outcome: 'saved' })
  if (saved.outcome === 'saved')
    expect(saved.faults.filter(({ block }) => block === 0).map(({ path, code }) => [path, code])).toEqual([
      ['page.blocks[0].title', 'missing'],
      ['page.blocks[0].lead', 'missing'],
    ])
  let deep: unknown = 'text'
  for (let i = 0; i < draftLimits.depth + 1; i++) deep = [deep]
  for (const document of [
    { ...blank, activity: { text: 'x'.repeat(draftLimits.bytes) } },
    { ...blank, activity: { deep } },
    { ...blank, page: { blocks: Array.from({ length: draftLimits.blocks + 1 }, () => ({})) } },
    { ...blank, activity: { nul: 'a\u0000b' } },
    { ...blank, activity: { half: '\ud800' } },
    { ...blank, status: 'live' },
    { ...blank, page: { blocks: [], html: 'x' } },
  ])
    expect((await lee.call('save', { id, base: 2, document })).status, JSON.stringify(document).slice(0, 80)).toBe(400)
})

test('A comment belongs to a revision and a block, is added once for its key, and is resolved once', async () => {
  const { id, revision } = await lee.write(titled(nextNumber(), 'One'))
  const key = randomUUID()
  const comment = { id, revision, key, block: 1, text: 'Is the risk text the new one?' }
  await lee.ask('comments/add', comment)
  await lee.ask('comments/add', comment)
  await wong.ask('comments/resolve', { id, comment: key })
  await lee.ask('comments/resolve', { id, comment: key })
  const { comments } = await auditor.open(id)
  expect(comments).toMatchObject([
    { block: 1, text: comment.text, by: { id: lee.id }, resolved: { by: { id: wong.id } } },
  ])
  expect((await auditor.call('comments/add', { ...comment, key: randomUUID() })).reason).toBe('role_missing')
  expect((await lee.call('comments/resolve', { id, comment: randomUUID() })).reason).toBe('not_found')
  // a comment of one campaign is not resolved under another one
  const other = await lee.write(titled(nextNumber(), 'Other'))
  expect((await lee.call('comments/resolve', { id: other.id, comment: key })).reason).toBe('not_found')
})

test('A preview shows its revision for the chosen hours, and ends when somebody ends it', async () => {
  const number = nextNumber()
  const { id, revision } = await lee.write(titled(number, 'Preview'))
  const created = await lee.ask<{ path: string; preview: { id: string; expiresAt: number } }>('previews/create', {
    id,
    revision,
    hours: 2,
  })
  expect(created.preview.expiresAt).toBe(context.clocks.wall() + 120 * minute)
  const token = created.path.split('preview=')[1]
  const shown = async () => (await app.inject(`/api/activities/talk-${number}?preview=${token}`)).statusCode
  expect(await shown()).toBe(200)
  const { previews } = await auditor.ask<{ previews: { id: string }[] }>('previews', { id })
  expect(previews.map((one) => one.id)).toEqual([created.preview.id])
  // the list does not have the token again
  expect(JSON.stringify(previews)).not.toContain(token)
  await wong.ask('previews/end', { id, preview: created.preview.id })
  expect(await shown()).toBe(404)
  expect(await auditor.ask('previews', { id })).toEqual({ previews: [] })
  expect((await lee.call('previews/create', { id, revision, hours: 169 })).status).toBe(400)
  const faulty = await lee.write(goodDocument(nextNumber(), ({ page }) => page.blocks.pop()))
  expect(await lee.ask('previews/create', { ...faulty, hours: 1 })).toMatchObject({ outcome: 'faulty' })
})

test('The difference of two revisions names block, language, and both texts', async () => {
  const number = nextNumber()
  const { id, revision } = await lee.write(titled(number, 'One'))
  const after = titled(number, 'Two', ({ page }) => {
    const [terms, risk] = page.blocks
    const paragraph = { 'zh-CN': '投资涉及风险。', 'en-US': 'Investments involve risk.' }
    page.blocks = [{ kind: 'rules', rules: [{ 'zh-CN': '一人一次。', 'en-US': 'Once each.' }] }, terms ?? {}]
    page.blocks.push({ ...risk, paragraphs: [paragraph] })
  })
  clock.advance(11 * minute)
  const saved = await save(lee, id, revision, after)
  if (saved.outcome !== 'saved') throw new Error(saved.outcome)
  const { changes, cut } = await auditor.ask<CampaignDiff>('revisions/diff', { id, from: revision, to: saved.revision })
  expect(cut).toBe(false)
  expect(changes).toEqual([
    {
      kind: 'changed',
      part: 'activity',
      block: null,
      earlier: null,
      blockKind: null,
      field: 'title',
      language: 'en-US',
      before: 'One',
      after: 'Two',
    },
    {
      kind: 'added',
      part: 'block',
      block: 0,
      earlier: null,
      blockKind: 'rules',
      field: '',
      language: null,
      before: null,
      after: '一人一次。\nOnce each.',
    },
    {
      kind: 'changed',
      part: 'block',
      block: 2,
      earlier: 1,
      blockKind: 'risk',
      field: 'paragraphs[0]',
      language: 'en-US',
      before: 'Investment involves risk.',
      after: 'Investments involve risk.',
    },
  ])
})

test('A list finds campaigns by part of a title, number, state and author, page by page', async () => {
  const lam = await memberAt(app, context, 'author')
  const made: string[] = []
  for (let i = 0; i < 3; i++) made.unshift((await lam.write(titled(nextNumber(), `100% <b>Yen_Ho ${i}`))).id)
  const find = async (filter: object, after?: string) =>
    lee.ask<{ campaigns: { id: string }[]; after: string | null }>('list', { filter, ...(after && { after }) })
  const ids = async (filter: object) => (await find(filter)).campaigns.map(({ id }) => id)
  expect((await ids({ text: '100% <B>yen_ho' })).sort()).toEqual([...made].sort())
  expect(await ids({ text: '%%' })).toEqual([])
  expect((await ids({ author: lam.id })).sort()).toEqual([...made].sort())
  expect(await ids({ text: String(numbers), author: lam.id })).toEqual([made[0]])
  expect(await ids({ author: lam.id, state: 'live' })).toEqual([])
  await db`
    insert into campaigns (title, search, authors, writers, created_by, created_at, updated_by, updated_at, revision)
    select '{"zh-CN": "", "zh-HK": "", "en-US": "Many"}', 'many', '{}', '{}', 'system', at, 'system', at, 1
    from (select to_timestamp(1700000000 + n / 3) as at from generate_series(1, 120) n) moments`
  const found: string[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page = await find({ text: 'many' }, after ?? undefined)
    found.push(...page.campaigns.map(({ id }) => id))
    after = page.after
  }
  expect(new Set(found).size).toBe(120)
  expect(found).toHaveLength(120)
})
