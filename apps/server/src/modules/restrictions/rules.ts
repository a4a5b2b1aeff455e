import type { RestrictedAct, RestrictionRules } from '../../firm-facts/restrictions.ts'

/** What is known about somebody who acts. */
export interface Acting {
  /** of the network address; undefined if it is not known */
  readonly country: string | undefined
  /** E.164; undefined without a number */
  readonly mobile?: string | undefined
  /** `fund_user_code`; undefined without an account */
  readonly account?: string | undefined
}

/** Whether the part about places refuses an act. */
export const refusesPlace = (
  { countries, unknownCountry, prefixes }: RestrictionRules,
  act: RestrictedAct,
  { country, mobile }: Acting,
): boolean => {
  const refusesCountry =
    country === undefined
      ? unknownCountry.includes(act)
      : countries.some((one) => one.country === country && one.acts.includes(act))
  return refusesCountry || prefixes.some((one) => mobile?.startsWith(one.prefix) && one.acts.includes(act))
}
