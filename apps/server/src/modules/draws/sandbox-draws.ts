import { createHash } from 'node:crypto'
import { fromHex } from '@foyer/api/arithmetic/draw-outcome'
import { replayOf } from '@foyer/api/arithmetic/draw-replay'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { openSeed } from '../../crypto/committed-seed.ts'
import { addChances, chanceName } from '../../engine/draws/chances.ts'
import type { DrawRule } from '../../engine/draws/draw-rule.ts'
import { drawOf } from '../../engine/draws/draws.ts'
import { hmac } from '../../engine/draws/hashes.ts'
import { grantPrize } from '../../engine/draws/prize.ts'
import { storeRecords } from '../../engine/draws/records.ts'
import { hongKongTime } from '../../hong-kong.ts'
import { madeUpPersons } from '../identity/public.ts'

const people = 32
const aDay = 6
const day = 86_400_000

/** Unused phone numbers: +852 5980 00xx. */
const mobiles = Array.from({ length: people }, (_, n) => `+85259800${String(n).padStart(3, '0')}`)

/** Plans `count` draws of made-up visitors from a moment on: six a day, at most one a day per visitor. */
const planOf = (count: number, from: number, ids: readonly number[]) => {
  const seen = new Set<number>()
  return Array.from({ length: count }, (_, n) => {
    const who = (n * 5) % people
    const at = from + Math.floor(n / aDay) * day + (n % aDay) * 7_200_000 + ((n * 7919) % 3_600) * 1_000
    const task = seen.has(who) ? ('visit' as const) : ('join' as const)
    seen.add(who)
    const visitorSeed = createHash('sha256').update(`made-up visitor ${n}`).digest('hex').slice(0, 32)
    const period = task === 'visit' ? hongKongTime(at).date : ''
    return { number: n + 1, personId: ids[who] ?? 0, mobile: mobiles[who] ?? '', at, task, period, visitorSeed }
  })
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
  const serverSeed = fromHex(openSeed(context.secrets.dataKey, committed))
  const ids = await madeUpPersons(tx, context.secrets, mobiles, from)
  const plan = planOf(count, from, ids)
  const chances = await addChances(
    tx,
    plan.map((planned) => ({ activity, ...planned })),
  )
  const { seedHash, prizes, commitment } = committed
  const draw = replayOf({ hmac, serverSeed, commitment, terms: { code: rule.rule.code, seedHash, prizes } })
  const wall = context.clocks.wall()
  const drawn = plan.map((planned) => ({ ...planned, ...draw(planned.visitorSeed) }))
  // pipelined: the same order in a fraction of the time
  const records = await Promise.all(
    drawn.map(async ({ mobile, personId, task, period, prize, ...facts }) => {
      const { number, at } = facts
      const chanceId = chances.get(chanceName({ personId, task, period }))
      if (chanceId === undefined) throw new Error(`draw ${number} has no chance`)
      const rewardId = prize === null ? null : await grantPrize(tx, rule, { personId, number, prize, at, wall })
      return { ...facts, prize, chanceId, rewardId, winner: `***${mobile.slice(-2)}` }
    }),
  )
  await storeRecords(tx, activity, records)
}
