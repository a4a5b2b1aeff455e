// `npm run bench:trail [-- --entries 1000000] [-- --rounds 15]`: the time of each search of the audit trail on the embedded
// database, compared with reading one page of entries by the primary key. Exits 1 if a search needs more than the bar, or
// more than 200 ms.
import { parseArgs } from 'node:util'
import { connect } from '../apps/server/src/database/connect.ts'
import { sealAudit } from '../apps/server/src/modules/verification/audit-seals.ts'
import { pageSize, searchTrail } from '../apps/server/src/modules/verification/trail/search.ts'
import type { TrailFilter } from '../packages/api/src/staff/trail.ts'
import { startDatabase } from './runner/database.ts'
import { idle } from './runner/idle.ts'
import { compareWithPage } from './runner/page-floor.ts'

const { values } = parseArgs({
  options: { entries: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '15' } },
})
const [entries, rounds] = [Number(values.entries), Number(values.rounds)]
/** entries planted by one statement */
const batch = 100_000
/** multiple of the floor: a search has four round trips, and its rows are not side by side */
const bar = 25
const longest = 200

const database = await startDatabase()
const db = connect(database.url, { max: 1, name: 'foyer bench' })
// an entry a second; staff act once in 2000 entries, and one table in a million is rare
for (let from = 0; from < entries; from += batch)
  await db`
    insert into audit_entries (at, actor, subject, subject_id, event, staff_id, reference, detail)
    select to_timestamp(n), case when n % 2000 = 7 then 'staff' when n % 20 = 0 then 'system' else 'person' end,
      case when n % 2000 = 7 then 'films' when n % 3 = 0 then 'persons' else 'rewards' end, md5(n::text),
      case when n % 2000 = 7 then 'publish' when n % 3 = 0 then 'login' else 'grant' end,
      case when n % 2000 = 7 then 'member ' || n % 13 end, case when n % 2000 = 7 then 'REF' || n end,
      jsonb_build_object('code', n)
    from generate_series(${from + 1}::int, ${Math.min(from + batch, entries)}::int) n`
const owner = connect(database.ownerUrl, { max: 1, name: 'foyer bench' })
await owner`vacuum analyze audit_entries`
await owner.end()
await sealAudit({ db, clocks: { wall: Date.now, business: Date.now } as never })
await idle()

const middle = (entries / 2) * 1000
const known = Math.floor(entries / 4000) * 2000 + 7
const searches: Readonly<Record<string, TrailFilter>> = {
  everything: {},
  'an hour long ago': { from: middle, until: middle + 3_600_000 },
  'a member of staff': { staff: 'member 5' },
  'a member of staff long ago': { staff: 'member 5', until: middle },
  'all staff': { actor: 'staff' },
  'no machine client': { actor: 'machine' },
  'the system': { actor: 'system' },
  'a rare table': { subject: 'films' },
  'a frequent table': { subject: 'rewards' },
  'a rare event': { event: 'publish' },
  'an event of a table': { event: 'grant', subject: 'rewards', until: middle },
  'a reference': { reference: `REF${known}` },
}

const readPage = () =>
  db`select * from audit_entries where id < ${entries} order by id desc limit ${db.unsafe(String(pageSize + 1))}`
const names = async () => new Map<string, string>()

const acts = Object.fromEntries(
  Object.entries(searches).map(([title, filter]) => [title, () => searchTrail(db, { filter }, names)]),
)
const isWithin = await compareWithPage({ readPage, acts, rounds, bar, longest })
await db.end()
await database.stop()
console.log(`\n${entries} entries`)
if (!isWithin) console.log('a search is above the bar')
process.exit(isWithin ? 0 : 1)
