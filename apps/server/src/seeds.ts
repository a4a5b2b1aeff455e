import type { Context } from './context.ts'

/** Adds the sandbox data of all modules. */
export const seed = async (context: Context): Promise<void> => {
  for (const { seeds = [] } of context.modules) for (const plant of seeds) await plant(context)
}
