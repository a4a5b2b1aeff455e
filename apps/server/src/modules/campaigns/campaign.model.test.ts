import { randomUUID } from 'node:crypto'
import type { CampaignActReply, CampaignDetail, CampaignState, SavedCampaign } from '@foyer/api/staff/campaigns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { runCampaigns } from './due.ts'
import { goodDocument, memberAt, type TestMember } from './testing.ts'

const { app, context, clock } = await emptyApp()
const { db } = context
/** Each may do everything, so that only what they did before decides. */
const people: readonly TestMember[] = [
  await memberAt(app, context, 'author', 'approver', 'operations'),
  await memberAt(app, context, 'author', 'approver', 'operations'),
  await memberAt(app, context, 'author', 'approver', 'operations'),
]
let numbers = 7700
let offset = 0

const names = ['save', 'submit', 'withdraw', 'return', 'approve', 'plan', 'close', 'revert', 'time'] as const
interface Step {
  readonly name: (typeof names)[number]
  readonly who: number
  /** whether the person looked at the latest revision, or at the one before */
  readonly isCurrent: boolean
}
const steps = fc.array(
  fc.record<Step>({
    name: fc.constantFrom(...names),
    who: fc.nat(people.length - 1),
    // most people look at what is there
    isCurrent: fc.integer({ min: 0, max: 4 }).map((chance) => chance > 0),
  }),
  { minLength: 4, maxLength: 14 },
)

/** What the workflow must be, written without the code under test. */
interface Model {
  state: CampaignState
  revision: number
  authors: Set<number>
  submitter: number | undefined
  published: number | undefined
  /** authors of every revision, since a reverted one has its authors again */
  authorsOf: Map<number, Set<number>>
  planned: boolean
}

const editable = (state: CampaignState) => state === 'draft' || state === 'returned' || state === 'live'
const begin = (): Model => ({
  state: 'draft',
  revision: 1,
  authors: new Set([0]),
  submitter: undefined,
  published: undefined,
  authorsOf: new Map([[1, new Set([0])]]),
  planned: false,
})
const write = (model: Model, authors: Set<number>): void => {
  model.revision += 1
  model.authors = authors
  model.authorsOf.set(model.revision, authors)
  if (model.state === 'live') model.state = 'draft'
}
const since = (model: Model, who: number): Set<number> =>
  model.published === model.revision ? new Set([who]) : new Set([...model.authors, who])

/** The expected outcome of a step, which the model then has made. */
const expected = (model: Model, { name, who, isCurrent }: Step): string => {
  if (name === 'time') {
    if (model.state === 'approved') Object.assign(model, { state: 'live', published: model.revision })
    return 'done'
  }
  if (name === 'close') {
    if (model.published === undefined || model.state === 'closed') return 'state'
    Object.assign(model, { state: 'closed', submitter: undefined })
    return 'done'
  }
  if (name === 'save') {
    if (!editable(model.state)) return 'state'
    if (!isCurrent) return 'older'
    write(model, since(model, who))
    return 'saved'
  }
  if (!isCurrent) return 'older'
  if (name === 'submit') {
    if (model.state !== 'draft' && model.state !== 'returned') return 'state'
    Object.assign(model, { state: 'submitted', submitter: who })
    return 'done'
  }
  if (name === 'withdraw') {
    if (model.state !== 'submitted' && model.state !== 'approved') return 'state'
    Object.assign(model, { state: 'draft', submitter: undefined })
    return 'done'
  }
  if (name === 'return') {
    if (model.state !== 'submitted') return 'state'
    Object.assign(model, { state: 'returned', submitter: undefined })
    return 'done'
  }
  if (name === 'approve') {
    if (model.state !== 'submitted') return 'state'
    if (model.authors.has(who) || model.submitter === who) return 'author'
    if (model.planned) model.state = 'approved'
    else Object.assign(model, { state: 'live', published: model.revision })
    return 'done'
  }
  if (!editable(model.state)) return 'state'
  if (name === 'plan') {
    model.planned = !model.planned
    write(model, since(model, who))
    return 'done'
  }
  write(model, new Set([...(model.authorsOf.get(1) ?? []), who]))
  return 'done'
}

const run = async (given: readonly Step[]): Promise<void> => {
  const number = ++numbers
  const document = (text: string) =>
    goodDocument(number, ({ activity }) =>
      Object.assign(activity, {
        title: { 'zh-CN': '春季讲座', 'en-US': `Talk ${text}` },
        opens: '2020-01-05T09:00+08:00',
        closes: '2039-02-05T18:00+08:00',
      }),
    )
  const first = people[0] as TestMember
  const { id } = (await first.ask<CampaignDetail>('create', { key: randomUUID(), title: '一' })).summary
  // a first document without faults, under the first revision, to which the model goes back
  await db`update campaign_revisions set document = ${db.json(document('first') as never)} where campaign = ${id}`
  const model = begin()
  let texts = 0
  for (const step of given) {
    const member = people[step.who] as TestMember
    const revision = step.isCurrent ? model.revision : model.revision - 1
    // a revision is never below the first one
    const of = { id, revision: Math.max(revision, 1) }
    const isCurrent = of.revision === model.revision
    const act = async (name: string, body: object) => (await member.ask<CampaignActReply>(name, body)).outcome
    // nobody edits at the same time, and each save is a revision of its own
    await db`update campaigns set lock_until = null where id = ${id}`
    await db`update campaign_revisions set began_at = began_at - interval '1 hour' where campaign = ${id}`
    const isPlanned = model.planned
    const publishAt = Math.floor(context.clocks.business() / 60_000) * 60_000 + 3_600_000
    const made: Readonly<Record<Step['name'], () => Promise<string>>> = {
      save: async () =>
        (await member.ask<SavedCampaign>('save', { id, base: of.revision, document: document(String(++texts)) }))
          .outcome,
      submit: () => act('submit', of),
      withdraw: () => act('withdraw', of),
      return: () => act('return', { ...of, reason: 'Not yet' }),
      approve: () => act('approve', of),
      plan: () => act('schedule', { ...of, schedule: { publishAt: isPlanned ? null : publishAt, endAt: null } }),
      close: () => act('close', { id, reason: 'It ends' }),
      revert: () => act('revert', { ...of, to: 1 }),
      time: async () => {
        offset += 7_200_000
        clock.moveBusiness(offset)
        await runCampaigns(context)
        return 'done'
      },
    }
    // the moment of a plan may have passed, and an approval then publishes at once
    const [planned] = await db<{ due: boolean }[]>`
      select publish_at <= ${new Date(context.clocks.business())} as due from campaigns where id = ${id}`
    const wasPlanned = model.planned
    if (step.name === 'approve' && planned?.due) model.planned = false
    const wanted = expected(model, { ...step, isCurrent })
    if (step.name === 'approve') model.planned = wasPlanned
    expect([step, await made[step.name]()]).toEqual([step, wanted])
    const { summary, acts } = await first.open(id)
    expect([step, summary.state, summary.revision]).toEqual([step, model.state, model.revision])
    expect(summary.liveRevision).toBe(model.state === 'closed' ? null : (model.published ?? null))
    expect(acts.includes('approve')).toBe(model.state === 'submitted' && !model.authors.has(0) && model.submitter !== 0)
  }
  // no author of a live page approved it
  const approvals = await db<{ by: string; authors: string[] }[]>`
    select entry.staff_id as by, revision.authors from audit_entries entry
    join campaign_revisions revision on revision.campaign = ${id}
      and revision.revision = (entry.detail ->> 'revision')::int
    where entry.subject = 'campaigns' and entry.subject_id = ${id} and entry.event = 'approve'`
  for (const { by, authors } of approvals) expect(authors).not.toContain(by)
}

test(
  'Whatever several people do in any order, only a revision that others wrote becomes live, and the states agree',
  {
    timeout: 60_000,
  },
  () => fc.assert(fc.asyncProperty(steps, run), { numRuns: 12, interruptAfterTimeLimit: 40_000 }),
)
