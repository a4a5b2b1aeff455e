import { type MarketingReply, type MarketingRequest, marketingReply } from '@foyer/contract/privacy'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keepReply, replyUnder, requestHashOf } from '../../engine/idempotency.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { currentAgreementVersions } from '../content/agreements.ts'
import { lockPerson } from '../identity/persons.ts'

/**
 * The last word on marketing, and when it was said. Whoever never agreed has withdrawn nothing, however often they were
 * asked: of them there is no moment to tell.
 */
export const marketingOf = async (db: ISql, personId: number): Promise<MarketingReply['marketing']> => {
  // the last row that changed what held: to agree, or to withdraw after that
  const [row] = await db<{ agreed: boolean; given_at: Date }[]>`
    select agreed, given_at from (
      select agreed, given_at, lag(agreed, 1, false) over said as before, id
      from consents where person_id = ${personId} and document = 'marketing' window said as (order by id)
    ) words
    where agreed <> before order by id desc limit 1`
  return { agreed: row?.agreed ?? false, at: row?.given_at.getTime() ?? null }
}

/**
 * Gives or withdraws the consent: a row beside those there are, which holds from now on. Saying again what holds already
 * adds nothing.
 *
 * @throws Refused `key_reused`
 */
export const sayMarketing = (
  { db, clocks }: Context,
  caller: Caller,
  { key, agreed }: MarketingRequest,
): Promise<MarketingReply> =>
  db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const once = { personId, key, requestHash: requestHashOf(0, { call: 'marketing', agreed }) }
    const stored = await replyUnder(tx, once)
    // kept by a version that answered otherwise, it has been done all the same
    if (stored !== undefined)
      return marketingReply.safeParse(stored).data ?? { marketing: await marketingOf(tx, personId) }
    const wall = clocks.wall()
    const before = await marketingOf(tx, personId)
    if (before.agreed !== agreed)
      await tx`
        insert into consents (person_id, document, version, agreed, given_at)
        values (${personId}, 'marketing', ${currentAgreementVersions.marketing}, ${agreed}, ${new Date(wall)})`
    const reply = { marketing: await marketingOf(tx, personId) }
    await keepReply(tx, once, reply, wall)
    return reply
  })
