import type { DrawReply } from '@foyer/contract/draws'
import type { ISql } from 'postgres'
import { z } from 'zod'
import { drawStandingOf } from './standing.ts'
import type { Visitor } from './taking-part.ts'

const numbered = z.object({ draw: z.object({ number: z.number() }) })

/**
 * What a key stood for whose answer this version cannot read: the draw as its record tells of it, never another one. A
 * person may use one seed again, so that the number says more where it is there.
 *
 * @param stored the answer
 */
export const drawnBefore = async (
  tx: ISql,
  { committed, personId }: Visitor,
  stored: unknown,
  { visitorSeed, at }: { readonly visitorSeed: string; readonly at: number },
): Promise<DrawReply> => {
  const standing = await drawStandingOf(tx, committed, personId, at)
  const number = numbered.safeParse(stored).data?.draw.number
  const draw =
    standing.draws.find((one) => one.number === number) ?? standing.draws.find((one) => one.visitorSeed === visitorSeed)
  if (!draw) throw new Error('an answer is kept of a draw that has no record')
  return { draw, standing }
}
