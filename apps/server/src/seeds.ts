import type { Context } from './context.ts'

/** Adds sandbox data. Runs at every start, possibly in several processes at once: idempotent, never overwriting. */
export type Seed = (context: Context) => Promise<void>

/** In the order they run. */
const seeds: readonly Seed[] = []

export const seed = async (context: Context): Promise<void> => {
  for (const plant of seeds) await plant(context)
}
