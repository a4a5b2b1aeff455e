import { fromHex, prizeAt, proofOf, rollOf } from '@foyer/api/arithmetic/draw-outcome'
import type { MyDraw } from '@foyer/api/draws'
import type { ISql } from 'postgres'
import { openSeed } from '../../crypto/committed-seed.ts'
import { Refused } from '../../refused.ts'
import type { Surroundings } from '../surroundings.ts'
import { unusedChance } from './chances.ts'
import type { DrawRule } from './draw-rule.ts'
import type { Draw } from './draws.ts'
import { hmac } from './hashes.ts'
import { grantPrize } from './prize.ts'
import { storeRecords, winsOf } from './records.ts'

/** The person who draws, as a draw record states it. */
export interface Drawing {
  readonly personId: number
  readonly visitorSeed: string
  /** `***12` */
  readonly winner: string
  /** business clock, read under the draw's lock */
  readonly at: number
}

/**
 * Draws once: uses one chance, takes the next number, computes the outcome, and stores it with the prize if there is
 * one. Call it within a transaction that has locked the person and then the draw.
 *
 * @throws Refused `activity_ended` once the seed is published, `no_chances`
 */
export const drawOnce = async (
  { secrets, clocks }: Pick<Surroundings, 'secrets' | 'clocks'>,
  tx: ISql,
  rule: DrawRule,
  draw: Draw,
  { personId, visitorSeed, winner, at }: Drawing,
): Promise<MyDraw> => {
  const { activity, prizes } = draw
  if (draw.revealedAt) throw new Refused('activity_ended', 'the seed of the draw is revealed')
  const chanceId = await unusedChance(tx, activity, personId)
  if (chanceId === undefined) throw new Refused('no_chances', 'there is no chance left')

  const number = draw.lastNumber + 1
  const serverSeed = fromHex(openSeed(secrets.dataKey, draw))
  const proof = proofOf(hmac, serverSeed, { number, visitorSeed, previous: draw.lastProof })
  const rolled = prizeAt(prizes, rollOf(proof))
  const won = rolled ? ((await winsOf(tx, activity)).get(rolled.code) ?? 0) : 0
  const prize = rolled && won < rolled.stock ? rolled.code : null

  const wall = clocks.wall()
  const rewardId = prize === null ? null : await grantPrize(tx, rule, { personId, number, prize, at, wall })
  await storeRecords(tx, activity, [{ number, chanceId, visitorSeed, proof, prize, rewardId, winner, at }])
  return { number, visitorSeed, prize, at }
}
