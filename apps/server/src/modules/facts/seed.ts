import type { Context } from '../../context.ts'
import { sampleOf } from '../../engine/facts/kind.ts'
import { addVersion, versionsOf } from '../../engine/facts/versions.ts'
import { factKindsOf } from '../../module.ts'

/** Before every moment that the sandbox's clock reaches. */
const always = Date.UTC(2000, 0, 1)

/** Publishes the sandbox's sample of each kind of which no version exists. */
export const seedFacts = async ({ db, clocks, modules }: Context): Promise<void> => {
  const published = new Set((await versionsOf(db)).map(({ kind }) => kind))
  for (const kind of factKindsOf(modules).filter(({ name }) => !published.has(name)))
    await db.begin((tx) =>
      addVersion(tx, kind, {
        content: sampleOf(kind),
        effectiveAt: always,
        note: "The sandbox's sample",
        actor: 'system',
        wall: clocks.wall(),
      }),
    )
}
