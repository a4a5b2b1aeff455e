import type { Context } from '../../context.ts'
import type { FactKind } from '../../engine/facts/kind.ts'
import { sampleOf } from '../../engine/facts/kind.ts'
import { addVersion } from '../../engine/facts/versions.ts'

type Json = Record<string, unknown>

/**
 * Publishes the sample of a kind with other fields, as an operator does.
 *
 * @param effectiveAt business clock; by default at once
 */
export const publishFacts = async (
  { db, clocks }: Pick<Context, 'db' | 'clocks'>,
  kind: FactKind,
  change: Json = {},
  effectiveAt: number = clocks.business(),
): Promise<number> => {
  const content = { ...(sampleOf(kind) as Json), ...change }
  kind.schema.parse(content)
  const publication = {
    content,
    effectiveAt,
    note: 'A test',
    actor: { kind: 'operator', by: 'test' },
    wall: clocks.wall(),
  } as const
  return (await db.begin((tx) => addVersion(tx, kind, publication))).version
}
