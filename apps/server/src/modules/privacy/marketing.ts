import { type MarketingReply, type MarketingRequest, marketingReply } from '@foyer/api/privacy'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { currentAgreementVersions } from '../agreements/public.ts'
import { actOnce } from '../identity/public.ts'

/**
 * The current marketing consent and its time. A person who never consented has withdrawn nothing, however often they
 * declined, so there is no time.
 */
export const marketingOf = async (db: ISql, personId: number): Promise<MarketingReply['marketing']> => {
  // the last row that differs from the one before it
  const [row] = await db<{ agreed: boolean; given_at: Date }[]>`
    select agreed, given_at from (
      select agreed, given_at, lag(agreed, 1, false) over statements as before, id
      from consents where person_id = ${personId} and document = 'marketing' window statements as (order by id)
    ) words
    where agreed <> before order by id desc limit 1`
  return { agreed: row?.agreed ?? false, at: row?.given_at.getTime() ?? null }
}

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
    if (before.agreed !== agreed)
      await tx`
        insert into consents (person_id, document, version, agreed, given_at)
        values (${personId}, 'marketing', ${currentAgreementVersions.marketing}, ${agreed},
          ${new Date(context.clocks.wall())})`
    return current(tx, personId)
  }
  // the change was made, whatever has changed since
  return actOnce(context, caller, act, set, current)
}
