import type { DrawReply } from '@foyer/api/draws'
import type { ISql } from 'postgres'
import { z } from 'zod'
import { drawStatusOf } from './draw-status.ts'
import type { Visitor } from './with-visitor.ts'

const numbered = z.object({ draw: z.object({ number: z.number() }) })

/**
 * Rebuilds the reply of a key whose stored reply this version cannot parse, from the draw's record. The number in the
 * stored reply takes precedence over the visitor seed, because a person may use one seed again.
 *
 * @param stored the stored reply
 */
export const drawnBefore = async (
  tx: ISql,
  { committed, personId }: Visitor,
  stored: unknown,
  { visitorSeed, at }: { readonly visitorSeed: string; readonly at: number },
): Promise<DrawReply> => {
  const status = await drawStatusOf(tx, committed, personId, at)
  const number = numbered.safeParse(stored).data?.draw.number
  const draw =
    status.draws.find((one) => one.number === number) ?? status.draws.find((one) => one.visitorSeed === visitorSeed)
  if (!draw) throw new Error('a stored reply names a draw that has no record')
  return { draw, status }
}
