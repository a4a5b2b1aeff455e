import type { ISql } from 'postgres'
import { openSeed } from '../../crypto/committed-seed.ts'
import { audit } from '../audit.ts'
import type { Surroundings } from '../surroundings.ts'
import { lockDraw } from './draws.ts'

/**
 * Publishes the seed of a draw, once, which ends the draw. Call it within a transaction.
 *
 * @param isOver evaluated under the draw's lock, so that no admitted draw comes later
 * @returns false if the draw is not over, or was revealed before
 */
export const revealDraw = async (
  { secrets, clocks }: Pick<Surroundings, 'secrets' | 'clocks'>,
  tx: ISql,
  activity: number,
  isOver: () => Promise<boolean>,
): Promise<boolean> => {
  const draw = await lockDraw(tx, activity)
  if (!draw || draw.revealedAt || !(await isOver())) return false
  const at = clocks.business()
  const seed = openSeed(secrets.dataKey, draw)
  await tx`update draws set seed = ${seed}, revealed_at = ${new Date(at)} where activity = ${activity}`
  const subject = { subject: 'draws', subjectId: String(activity) } as const
  await audit(tx, { actor: 'system', ...subject, event: 'reveal', wall: clocks.wall() })
  return true
}
