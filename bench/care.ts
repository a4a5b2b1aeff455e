// `npm run bench:care [-- --people 1000000] [-- --rounds 15]`: the time in which client care finds a person, opens their page
// and reads a page of their timeline on the embedded database, compared with reading a page of entries by the primary key.
// Exits 1 if one of them needs more than the bar, or more than 200 ms.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { createClocks } from '../apps/server/src/clocks.ts'
import { readEnvironment } from '../apps/server/src/config/environment.ts'
import { withIdentifierKey } from '../apps/server/src/config/identifier-key.ts'
import { sandboxSecrets } from '../apps/server/src/config/sandbox-secrets.ts'
import { parseSecrets } from '../apps/server/src/config/secrets.ts'
import { sandboxConnectors } from '../apps/server/src/connectors/connect.ts'
import { seal } from '../apps/server/src/crypto/at-rest.ts'
import { createPasswords } from '../apps/server/src/crypto/password.ts'
import { connect } from '../apps/server/src/database/connect.ts'
import { createJobs } from '../apps/server/src/jobs/jobs.ts'
import { modules } from '../apps/server/src/modules/all.ts'
import { findPersons } from '../apps/server/src/modules/care/find.ts'
import { pageOf } from '../apps/server/src/modules/care/person.ts'
import { timelineOf } from '../apps/server/src/modules/care/timeline.ts'
import { personOf } from '../apps/server/src/modules/identity/persons.ts'
import type { CareQuery } from '../packages/api/src/staff/care.ts'
import { plantActivities } from './claims/fixture.ts'
import { startDatabase } from './runner/database.ts'
import { dataFolder } from './runner/folder.ts'
import { idle } from './runner/idle.ts'
import { compareWithPage } from './runner/page-floor.ts'

const { values } = parseArgs({
  options: { people: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '15' } },
})
const [people, rounds] = [Number(values.people), Number(values.rounds)]
/** people planted by one statement */
const batch = 10_000
/** multiple of the floor: a search has seven round trips, and two of them write */
const bar = 45
const longest = 200

const database = await startDatabase()
const db = connect(database.url, { max: 2, name: 'foyer bench' })
const environment = { ...readEnvironment({}), FOYER_MODE: 'production' as const }
const clocks = await createClocks(db, 'production', pino({ enabled: false }))
const secrets = await withIdentifierKey(db, parseSecrets(sandboxSecrets(dataFolder())), Date.now())
const passwords = createPasswords()
const connectors = sandboxConnectors({ db, clocks, secrets, passwords, modules })
const context = { db, clocks, environment, secrets, jobs: createJobs(db), passwords, connectors, modules }
await plantActivities(context)
const [{ number: activity }] = await db<[{ number: number }]>`select number from activities order by number limit 1`
const sealed = seal(secrets.dataKey, '+85251234567')
const now = clocks.wall()

/** Each person has a voucher, a join, and three sign-ins. */
const plant = async (from: number, until: number): Promise<void> => {
  const facts = { name: { 'zh-CN': '券', 'zh-HK': '券', 'en-US': 'Voucher' }, note: {}, usage: [] }
  await db`
    with people as (
      insert into persons (user_code, mobile_hash, mobile_sealed, created_at)
      select 'bench' || n, sha256(n::text::bytea), ${sealed}, ${new Date(now)}
      from generate_series(${from}::int, ${until}::int) n returning id),
    codes as (
      insert into voucher_codes (activity, item, code_hash, code_sealed, code_tail, imported_at, granted_at)
      select ${activity}, 'bench', sha256(('code' || n)::bytea), ${sealed}, upper(substr(md5(n::text), 1, 4)),
        ${new Date(now)}, ${new Date(now)}
      from generate_series(${from}::int, ${until}::int) n returning id),
    granted as (
      insert into rewards (id, activity, person_id, type, status, item, facts, period, voucher_code_id, reference,
        issued_at, valid_from)
      select gen_random_uuid(), ${activity}, people.id, 'exchange_voucher', 'available', 'bench', ${db.json(facts)}, '',
        codes.id, 'B' || people.id, ${new Date(now)}, ${new Date(now)}
      from (select id, row_number() over () as nth from people) people
        join (select id, row_number() over () as nth from codes) codes using (nth)
      returning id, person_id),
    joined as (
      insert into participations (activity, person_id, reference, terms_version, joined_at)
      select ${activity}, id, 'J' || id, 1, ${new Date(now)} from people)
    insert into audit_entries (at, actor, subject, subject_id, event, to_status)
    select ${new Date(now)}::timestamptz - day * interval '1 day', 'person', 'persons', id::text, 'sign_in', null
    from people, generate_series(1, 3) day
    union all select ${new Date(now)}, 'person', 'rewards', id::text, 'grant', 'available' from granted`
}
for (let from = 1; from <= people; from += batch) await plant(from, Math.min(people, from + batch - 1))

// one caller with much behind them
const caller = await personOf(db, secrets, '+85251000077', now)
await db`
  insert into audit_entries (at, actor, subject, subject_id, event)
  select ${new Date(now)}::timestamptz - n * interval '1 hour', 'person', 'persons', ${String(caller.id)}, 'sign_in'
  from generate_series(1, 2000) n`
await db`
  insert into shown_refusals (reference, at, reason, route, person_id)
  select 'BENCH-' || n, ${new Date(now)}, 'not_found', 'POST /api/user/rewards', ${caller.id}
  from generate_series(1, 20000) n`
const owner = connect(database.ownerUrl, { max: 1, name: 'foyer bench' })
await owner`vacuum analyze`
await owner.end()
await idle()

const [sample] = await db<[{ id: string; tail: string }]>`
  select reward.id, code_tail as tail from rewards reward join voucher_codes code on code.id = voucher_code_id limit 1`
const queries: Readonly<Record<string, CareQuery>> = {
  'by phone number': { by: 'phone', areaCode: '852', number: '51000077' },
  'by client number': { by: 'clientNo', clientNo: '88001001' },
  'by reward': { by: 'reward', reference: sample.id },
  'by reference': { by: 'reward', reference: 'B77' },
  'by end of a code': { by: 'voucher', tail: sample.tail },
  'by failure': { by: 'failure', reference: 'BENCH-77' },
}
const find = (query: CareQuery) => {
  const actor = { kind: 'staff', id: randomUUID(), reference: null } as const
  return findPersons(context, { query, reason: 'Bench' }, actor)
}
const first = await timelineOf(context, caller.id, undefined)
const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  ...Object.fromEntries(Object.entries(queries).map(([title, query]) => [title, () => find(query)])),
  'the page of a person': () => pageOf(db, context, caller.id),
  'the timeline': () => timelineOf(context, caller.id, undefined),
  'the next page of it': () => timelineOf(context, caller.id, first.before ?? undefined),
}

const readPage = () => db`select * from audit_entries where id < ${people} order by id desc limit 41`

const isWithin = await compareWithPage({ readPage, acts, rounds, bar, longest })
await db.end()
await database.stop()
console.log(`\n${people} people`)
if (!isWithin) console.log('client care is above the bar')
process.exit(isWithin ? 0 : 1)
