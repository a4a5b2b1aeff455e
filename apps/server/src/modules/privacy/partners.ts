import {
  type PartnerConsent,
  type PartnerWithdrawalReply,
  type PartnerWithdrawalRequest,
  partnerWithdrawalReply,
} from '@foyer/contract/privacy'
import type { ISql } from 'postgres'
import { ruleOf } from '../../activities/rules.ts'
import type { Context } from '../../context.ts'
import { keepReply, replyUnder, requestHashOf } from '../../engine/idempotency.ts'
import { keepPartnerConsent } from '../../engine/partner-consents.ts'
import { Refused } from '../../http/refused.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { lockPerson } from '../identity/persons.ts'
import { ms } from './moment.ts'

type LastWord = Omit<PartnerConsent, 'name' | 'dataStatement'> & { readonly termsVersion: number }

/** The last word about each partner in each activity. */
const lastWordsOf = (db: ISql, personId: number) => db<LastWord[]>`
  select distinct on (partner, activity) partner, activity, title, agreed, terms_version as "termsVersion",
    ${ms(db, 'given_at')} as at
  from partner_consents join activities on number = activity
  where person_id = ${personId} order by partner, activity, id desc`

/** A partner in words; one that no rule names any more by its code, since what was said about it still holds. */
const inWords = (activity: number, partner: string): Pick<PartnerConsent, 'name' | 'dataStatement'> => {
  const { name, dataStatement } = ruleOf(activity)?.partners?.[partner] ?? {}
  return {
    name: name ?? { 'zh-CN': partner, 'zh-HK': partner, 'en-US': partner },
    dataStatement: dataStatement ?? null,
  }
}

/** What a person last said about telling partners their number. */
export const partnersOf = async (db: ISql, personId: number): Promise<PartnerConsent[]> =>
  (await lastWordsOf(db, personId)).map(({ termsVersion: _, ...said }) => ({
    ...said,
    ...inWords(said.activity, said.partner),
  }))

/**
 * Withdraws what was agreed to about a partner, in every activity: a row beside those there are. What is withdrawn already
 * stays as it is.
 *
 * @throws Refused `not_found`, `key_reused`
 */
export const withdrawFromPartner = (
  { db, clocks }: Context,
  caller: Caller,
  { key, partner }: PartnerWithdrawalRequest,
): Promise<PartnerWithdrawalReply> =>
  db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const once = { personId, key, requestHash: requestHashOf(0, { call: 'partner', partner }) }
    const stored = await replyUnder(tx, once)
    const kept = partnerWithdrawalReply.safeParse(stored).data
    if (kept) return kept
    const wall = clocks.wall()
    const said = (await lastWordsOf(tx, personId)).filter((word) => word.partner === partner)
    if (said.length === 0) throw new Refused('not_found', 'nothing was said about this partner')
    for (const { activity, termsVersion, agreed } of said)
      if (agreed) await keepPartnerConsent(tx, { personId, partner, activity, termsVersion, agreed: false, wall })
    const reply = { partners: await partnersOf(tx, personId) }
    if (stored === undefined) await keepReply(tx, once, reply, wall)
    return reply
  })
