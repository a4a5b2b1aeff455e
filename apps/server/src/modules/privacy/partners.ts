import {
  type PartnerConsent,
  type PartnerWithdrawalReply,
  type PartnerWithdrawalRequest,
  partnerWithdrawalReply,
} from '@foyer/api/privacy'
import type { ISql } from 'postgres'
import { ruleOf } from '../../activity-rules/rules.ts'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { activityRows } from '../activities/public.ts'
import { actOnce } from '../identity/public.ts'
import { keepPartnerConsent, partnerConsentRows } from '../partners/public.ts'

type LatestStatement = Omit<PartnerConsent, 'name' | 'dataStatement'> & { readonly termsVersion: number }

/** The latest statement about each partner in each activity. */
const latestStatements = (db: ISql, personId: number) => db<LatestStatement[]>`
  select distinct on (partner, activity) partner, activity, title, agreed, terms_version as "termsVersion",
    ${ms(db, 'given_at')} as at
  from ${partnerConsentRows(db)} consent join ${activityRows(db)} published on number = activity
  where person_id = ${personId} order by partner, activity, id desc`

/** The names of a partner; its code if no rule contains it any more, since the statement is still valid. */
const namesOfPartner = (activity: number, partner: string): Pick<PartnerConsent, 'name' | 'dataStatement'> => {
  const { name, dataStatement } = ruleOf(activity)?.partners?.[partner] ?? {}
  return {
    name: name ?? { 'zh-CN': partner, 'zh-HK': partner, 'en-US': partner },
    dataStatement: dataStatement ?? null,
  }
}

/** The person's latest statements about sharing their number with partners. */
export const partnersOf = async (db: ISql, personId: number): Promise<PartnerConsent[]> =>
  (await latestStatements(db, personId)).map(({ termsVersion: _, ...statement }) => ({
    ...statement,
    ...namesOfPartner(statement.activity, statement.partner),
  }))

/**
 * Withdraws the consents to a partner in every activity by adding rows. A consent that is already withdrawn stays as it
 * is.
 *
 * @throws Refused `not_found`, `key_reused`
 */
export const withdrawFromPartner = (
  context: Context,
  caller: Caller,
  { key, partner }: PartnerWithdrawalRequest,
): Promise<PartnerWithdrawalReply> => {
  const act = { key, activity: 0, request: { call: 'partner', partner }, reply: partnerWithdrawalReply }
  return actOnce(context, caller, act, async (tx, personId) => {
    const wall = context.clocks.wall()
    const statements = (await latestStatements(tx, personId)).filter((one) => one.partner === partner)
    if (statements.length === 0) throw new Refused('not_found', 'the person has no consent to this partner')
    for (const { activity, termsVersion, agreed } of statements)
      if (agreed) await keepPartnerConsent(tx, { personId, partner, activity, termsVersion, agreed: false, wall })
    return { partners: await partnersOf(tx, personId) }
  })
}
