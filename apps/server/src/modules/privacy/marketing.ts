import { type MarketingReply, type MarketingRequest, marketingReply } from '@foyer/api/privacy'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { actOnce, keepMarketing, marketingOf } from '../identity/public.ts'

/**
 * Gives or withdraws the marketing consent by adding a row. Repeating the current state adds nothing.
 *
 * @throws Refused `key_reused`
 */
export const setMarketing = (
  context: Context,
  caller: Caller,
  { key, agreed }: MarketingRequest,
): Promise<MarketingReply> => {
  const act = { key, activity: 0, request: { call: 'marketing', agreed }, reply: marketingReply }
  const current = async (tx: ISql, personId: number) => ({ marketing: await marketingOf(tx, personId) })
  const set = async (tx: ISql, personId: number) => {
    const before = await marketingOf(tx, personId)
    if (before.agreed !== agreed) await keepMarketing(tx, personId, agreed, context.clocks.wall())
    return current(tx, personId)
  }
  // the change was made, whatever has changed since
  return actOnce(context, caller, act, set, current)
}
