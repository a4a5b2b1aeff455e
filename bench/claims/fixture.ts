import { randomBytes } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Context } from '../../apps/server/src/context.ts'
import { seal } from '../../apps/server/src/crypto/at-rest.ts'
import { setRemaining } from '../../apps/server/src/engine/stock.ts'
import { importCodes } from '../../apps/server/src/engine/voucher-codes.ts'
import { saveActivity } from '../../apps/server/src/modules/activities/save.ts'

/** Activities of the measurement: one grants vouchers, and the other only counts its stock down. */
export const activity = 900
export const item = 'coffee'
export const counter = 901

const same = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
const day = 86_400_000
const batch = 1_000

/** Creates two open activities, the first with a published page. The second has more stock than any round takes. */
export const plantActivities = async ({ db, clocks }: Context): Promise<void> => {
  const now = Math.floor(clocks.business() / 60_000) * 60_000
  for (const number of [activity, counter])
    await saveActivity(db, {
      number,
      code: `bench-${number}`,
      route: '/bench',
      title: same('Bench'),
      lead: same('Bench'),
      opensAt: now - day,
      closesAt: now + day,
      joinLevel: 'register',
      mainland: 'page',
      followsCalendar: false,
      eligibility: { residences: ['hong_kong'] },
    })
  const page = {
    blocks: [{ kind: 'terms', sections: [{ heading: same('Terms'), text: same('x'.repeat(2_000)) }] }],
    stages: [],
  }
  await db`insert into page_versions values (${activity}, 1, ${db.json(page)}, ${new Date(now)})`
  await setRemaining(db, counter, '', 1_000_000_000)
}

/** Creates registered persons who live in Hong Kong. @returns their user codes */
export const plantPersons = async ({ db, secrets, clocks }: Context, count: number): Promise<string[]> => {
  const codes: string[] = []
  const sealed = seal(secrets.dataKey, '+85251230000')
  for (let left = count; left > 0; left -= batch) {
    const rows = Array.from({ length: Math.min(left, batch) }, () => ({
      user_code: `u${randomBytes(15).toString('base64url')}`,
      mobile_hash: randomBytes(32),
      mobile_sealed: sealed,
      created_at: new Date(clocks.wall()),
      residence: 'hong_kong',
    }))
    await db`insert into persons ${db(rows)}`
    codes.push(...rows.map((row) => row.user_code))
  }
  return codes
}

/** Adds codes to the pool, and the same number to its stock. */
export const plantCodes = async ({ db, secrets, clocks }: Context, count: number): Promise<void> => {
  for (let left = count; left > 0; left -= batch) {
    const codes = Array.from({ length: Math.min(left, batch) }, () => randomBytes(8).toString('hex'))
    await importCodes(db, secrets, { activity, item }, codes, clocks.business())
  }
}

/** Adds the given number of past participations, rewards and stored answers, of other persons and another activity. */
export const plantPast = async (db: Sql, count: number): Promise<void> => {
  await db`
    with people as (
      insert into persons (user_code, mobile_hash, mobile_sealed, created_at)
      select 'past' || gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), '\\x00', to_timestamp(0)
      from generate_series(1, ${count}::int) returning id),
    joined as (
      insert into participations (activity, person_id, reference, terms_version, joined_at)
      select ${activity}, id, gen_random_uuid()::text, 1, to_timestamp(0) from people),
    stored as (
      insert into idempotency_keys (person_id, key, request_hash, reply, created_at)
      select id, gen_random_uuid(), sha256(id::text::bytea),
        jsonb_build_object('participation', repeat('x', 60), 'status', repeat('x', 300)), to_timestamp(0) from people),
    granted as (
      insert into rewards (id, activity, person_id, type, status, item, facts, reference, issued_at, valid_from)
      select gen_random_uuid(), ${activity}, id, 'exchange_voucher', 'available', ${item},
        jsonb_build_object('name', repeat('x', 300)), gen_random_uuid()::text, to_timestamp(0), to_timestamp(0)
      from people returning id)
    insert into audit_entries (at, actor, subject, subject_id, event, to_status)
    select to_timestamp(0), 'person', 'rewards', id::text, 'grant', 'available' from granted`
}
