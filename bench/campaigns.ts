// `npm run bench:campaigns [-- --campaigns 10000] [-- --rounds 15]`: the time of each list of campaigns, of each search and of
// the page of one campaign on the embedded database, compared with reading one page of campaigns by the primary key.
// Exits 1 if one needs more than the bar, or more than 200 ms.
import { parseArgs } from 'node:util'
import { connect } from '../apps/server/src/database/connect.ts'
import type { StaffMember } from '../apps/server/src/modules/campaigns/caller.ts'
import { detailOf } from '../apps/server/src/modules/campaigns/detail.ts'
import { listAuthors, listCampaigns, pageSize } from '../apps/server/src/modules/campaigns/list.ts'
import type { CampaignListRequest } from '../packages/api/src/staff/campaigns.ts'
import { startDatabase } from './runner/database.ts'
import { idle } from './runner/idle.ts'
import { compareWithPage } from './runner/page-floor.ts'

const { values } = parseArgs({
  options: { campaigns: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '15' } },
})
const [campaigns, rounds] = [Number(values.campaigns), Number(values.rounds)]
/** multiple of the floor: a search reads each title */
const bar = 25
const longest = 200
const authors = 40

const database = await startDatabase()
const db = connect(database.url, { max: 1, name: 'foyer bench' })
const member = (nth: number): string => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`
await db`
  insert into staff_members (id, subject_hash, name, roles, last_sign_in_at)
  select format('00000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, sha256(n::text::bytea), 'Member ' || n,
    '{author}', to_timestamp(1)
  from generate_series(1, ${authors}::int) n`
await db`
  insert into campaigns (status, revision, number, code, title, search, authors, writers, created_by, created_at,
    updated_by, updated_at, submitted_by)
  select status, 1, n, 'campaign-' || n,
    jsonb_build_object('zh-CN', '春季讲座 ' || n, 'zh-HK', '', 'en-US', 'Campaign number ' || n),
    '春季讲座 ' || n || ' campaign number ' || n || ' campaign-' || n, array[writer], array[writer], 'staff:' || writer,
    to_timestamp(n), 'staff:' || writer, to_timestamp(n), case when status = 'submitted' then 'staff:' || writer end
  from (
    select n, format('00000000-0000-4000-8000-%s', lpad((n % ${authors} + 1)::text, 12, '0')) as writer,
      (array['draft', 'submitted', 'returned', 'approved', 'live', 'closed'])[
        case when n % 500 = 0 then 2 when n % 9 = 0 then 1 when n % 7 = 0 then 5 else 6 end] as status
    from generate_series(1, ${campaigns}::int) n) planted`
const paragraph = { 'zh-CN': '投资涉及风险。'.repeat(40), 'en-US': 'Investment involves risk. '.repeat(60).trim() }
const document = {
  schema: 1,
  activity: {},
  page: {
    blocks: Array.from({ length: 20 }, () => ({ kind: 'rules', rules: Array.from({ length: 5 }, () => paragraph) })),
  },
}
await db`
  insert into campaign_revisions (campaign, revision, document, by, authors, origin, began_at, saved_at)
  select id, 1, case when number % 100 = 0 then ${db.json(document)}::jsonb
    else '{"schema": 1, "activity": {}, "page": {"blocks": []}}' end, created_by, authors, 'create', created_at, created_at
  from campaigns`
const owner = connect(database.ownerUrl, { max: 1, name: 'foyer bench' })
await owner`vacuum analyze campaigns, campaign_revisions, staff_members`
await owner.end()
await idle()

const approver: StaffMember = {
  id: member(authors + 1),
  roles: ['approver', 'author'],
  actor: { kind: 'staff', id: member(authors + 1), reference: null },
}
const [middle] = await db<[{ id: string; at: number }]>`
  select id, (extract(epoch from updated_at) * 1000)::bigint as at from campaigns where number = ${campaigns / 2}`
const requests: Readonly<Record<string, CampaignListRequest>> = {
  'the first page': { filter: {} },
  'a page in the middle': { filter: {}, after: `${middle.at}.${middle.id}` },
  'what waits': { filter: { waiting: true } },
  'a frequent state': { filter: { state: 'closed' } },
  'a rare state': { filter: { state: 'submitted' } },
  'an author': { filter: { author: member(7) } },
  'a frequent word': { filter: { text: 'campaign' } },
  'a rare word': { filter: { text: `number ${Math.round(campaigns / 3)}` } },
  'a word that is nowhere': { filter: { text: 'nowhere' } },
}
const [large] = await db<[{ id: string }]>`select id from campaigns where number = ${Math.floor(campaigns / 200) * 100}`
const context = {
  db,
  clocks: { wall: Date.now, business: Date.now } as never,
  environment: { FOYER_MODE: 'production' } as never,
}
const lists = Object.fromEntries(
  Object.entries(requests).map(([title, request]) => [title, () => listCampaigns(db, request, approver)]),
)
/** These do more than read rows: they have the limit in milliseconds only. */
const others: Readonly<Record<string, () => Promise<unknown>>> = {
  'all authors': () => listAuthors(db),
  'a large campaign': () => detailOf(context, large.id, approver),
}
const acts = { ...lists, ...others }

const readPage = () => db`select * from campaigns order by id limit ${db.unsafe(String(pageSize + 1))}`

const isWithin = await compareWithPage({
  readPage,
  acts,
  rounds,
  bar,
  longest,
  withoutBar: new Set(Object.keys(acts).filter((title) => !Object.hasOwn(lists, title))),
})
await db.end()
await database.stop()
console.log(`\n${campaigns} campaigns`)
if (!isWithin) console.log('a list is above the bar')
process.exit(isWithin ? 0 : 1)
