import type { TakeOver } from '../../module.ts'

/** Moves everything that a visitor left behind to the person who signs in, in every module. */
export const takeOverVisit: TakeOver = async (tx, context, caller, personId) => {
  for (const { takeOver } of context.modules) await takeOver?.(tx, context, caller, personId)
}
