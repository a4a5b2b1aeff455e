import type { Context } from '../../context.ts'
import type { RestrictedAct, RestrictionRules } from '../../firm-facts/restrictions.ts'
import { Refused } from '../../refused.ts'
import { digestOf } from './digest.ts'
import { type Acting, refusesPlace } from './rules.ts'

/** Seconds after which a person can try again: the list is read every minute. */
const retryAfter = 60

interface InForce {
  readonly rules: RestrictionRules
  readonly expiresAt: Date
  readonly isListed: boolean
}

/**
 * Refuses an act that the firm's list in force refuses. Without a list, and after it has expired, every such act is
 * refused: nobody knows whether it may be offered.
 *
 * @throws Refused `service_restricted`, `unavailable`
 */
export const requireAllowed = async (
  { db, clocks, secrets, connectors }: Pick<Context, 'db' | 'clocks' | 'secrets' | 'connectors'>,
  act: RestrictedAct,
  acting: Acting,
): Promise<void> => {
  if (connectors.lists.isLocal) return
  const now = new Date(clocks.wall())
  const { mobile, account } = acting
  const digests = [
    ...(mobile === undefined ? [] : [digestOf(secrets, 'mobile', mobile).toString('hex')]),
    ...(account === undefined ? [] : [digestOf(secrets, 'account', account).toString('hex')]),
  ]
  const [list] = await db<InForce[]>`
    select rules, expires_at as "expiresAt", exists (
      select from restriction_entries entry
      where entry.version = list.version and digest in (select decode(hex, 'hex') from unnest(${digests}::text[]) as given (hex)) and ${act} = any (acts)) as "isListed"
    from restriction_lists list where valid_from <= ${now} order by place desc limit 1`
  if (!list || list.expiresAt <= now)
    throw new Refused('unavailable', 'the list of restrictions of the firm is out of date', { retryAfter })
  if (list.isListed || refusesPlace(list.rules, act, acting))
    throw new Refused('service_restricted', 'the list of restrictions of the firm refuses this')
}
