import { createHash } from 'node:crypto'
import { fromHex } from '@foyer/api/arithmetic/draw-outcome'
import { replayOf } from '@foyer/api/arithmetic/draw-replay'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { seal, unseal } from '../../crypto/at-rest.ts'
import type { DrawRule } from '../../engine/draws/draw-rule.ts'
import { drawOf } from '../../engine/draws/draws.ts'
import { hmac } from '../../engine/draws/hashes.ts'
import { grantPrize } from '../../engine/draws/prize.ts'
import { hongKongTime } from '../../hong-kong.ts'
import { mobileHash } from '../identity/public.ts'

const people = 32
const aDay = 6
const day = 86_400_000

/** Unused phone numbers: +852 5980 00xx. */
const mobiles = Array.from({ length: people }, (_, n) => `+85259800${String(n).padStart(3, '0')}`)

const madeUpPeople = async ({ secrets }: Context, tx: ISql, at: number) => {
  const rows = mobiles.map((mobile, n) => ({
    user_code: `made-up-${n}`,
    mobile_hash: mobileHash(secrets, mobile),
    mobile_sealed: seal(secrets.dataKey, mobile),
    created_at: new Date(at),
  }))
  await tx`insert into persons ${tx(rows)} on conflict do nothing`
  return tx<{ id: number; user_code: string }[]>`
    select id, user_code from persons where user_code like 'made-up-%' order by length(user_code), user_code`
}

/** Plans `count` draws of made-up visitors from a moment on: six a day, at most one a day per visitor. */
const planOf = (count: number, from: number, ids: readonly number[]) => {
  const seen = new Set<number>()
  return Array.from({ length: count }, (_, n) => {
    const who = (n * 5) % people
    const at = from + Math.floor(n / aDay) * day + (n % aDay) * 7_200_000 + ((n * 7919) % 3_600) * 1_000
    const task = seen.has(who) ? 'visit' : 'join'
    seen.add(who)
    const visitorSeed = createHash('sha256').update(`made-up visitor ${n}`).digest('hex').slice(0, 32)
    const period = task === 'visit' ? hongKongTime(at).date : ''
    return { number: n + 1, personId: ids[who] ?? 0, mobile: mobiles[who] ?? '', at, task, period, visitorSeed }
  })
}

type Planned = ReturnType<typeof planOf>

const earn = async (tx: ISql, activity: number, plan: Planned): Promise<ReadonlyMap<string, number>> => {
  const rows = plan.map(({ personId, task, period, at }) => ({
    activity,
    person_id: personId,
    task,
    period,
    earned_at: new Date(at),
  }))
  const earned = await tx<{ id: number; name: string }[]>`
    insert into draw_chances ${tx(rows)} returning id, person_id || task || period as name`
  return new Map(earned.map(({ id, name }) => [name, id]))
}

/**
 * Records draws of made-up visitors in a committed draw that has none. They are written together, with the same result
 * as one after the other.
 */
export const drawMadeUp = async (
  context: Context,
  tx: ISql,
  rule: DrawRule,
  { count, from }: { readonly count: number; readonly from: number },
): Promise<void> => {
  const { activity } = rule.rule
  const committed = await drawOf(tx, activity)
  if (!committed) throw new Error('the draw is not committed')
  const serverSeed = fromHex(unseal(context.secrets.dataKey, committed.seedSealed))
  const ids = (await madeUpPeople(context, tx, from)).map(({ id }) => id)
  const plan = planOf(count, from, ids)
  const chances = await earn(tx, activity, plan)
  const { seedHash, prizes, commitment } = committed
  const draw = replayOf({ hmac, serverSeed, commitment, terms: { code: rule.rule.code, seedHash, prizes } })
  const wall = context.clocks.wall()
  const drawn = plan.map((planned) => ({ ...planned, ...draw(planned.visitorSeed) }))
  // pipelined: the same order in a fraction of the time
  const rows = await Promise.all(
    drawn.map(async ({ number, personId, mobile, at, task, period, visitorSeed, prize, proof }) => ({
      activity,
      number,
      chance_id: chances.get(`${personId}${task}${period}`) ?? null,
      visitor_seed: visitorSeed,
      proof,
      prize,
      reward_id: prize === null ? null : await grantPrize(tx, rule, { personId, number, prize, at, wall }),
      winner: `***${mobile.slice(-2)}`,
      drawn_at: new Date(at),
    })),
  )
  const lastProof = drawn.at(-1)?.proof ?? commitment
  await tx`insert into draw_records ${tx(rows)}`
  await tx`update draws set last_number = ${count}, last_proof = ${lastProof} where activity = ${activity}`
}
