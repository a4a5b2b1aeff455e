import type { RedirectReply, RedirectRequest } from '@foyer/api/redirects'
import type { RedirectTargetEntry } from '../../config/redirects.ts'
import type { Context } from '../../context.ts'
import { limitCaller } from '../../http/rate-limit.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { lockPerson } from '../identity/public.ts'
import { agreeToHandoff } from './handoff.ts'
import { shownTarget, type Targets } from './targets.ts'

/** More departures than a person needs. */
const rate = { name: 'redirect', limit: 60, windowMs: 3_600_000 }

/** The address of the partner's page with the code appended. In the sandbox it is a path. */
const withCode = ({ address }: RedirectTargetEntry, code: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}handoff=${code}`

/**
 * The address of a target. It contains a code that identifies the person only if they are signed in and agreed to the
 * current statement.
 *
 * @throws Refused `not_found`, `redirect_closed`, `terms_outdated`, `level_too_low`, `rate_limited`
 */
export const addressFor = async (
  context: Context,
  targets: Targets,
  caller: Caller,
  { key, target, statement }: RedirectRequest,
): Promise<RedirectReply> => {
  await limitCaller(context, caller, rate)
  const entry = targets.get(target)
  if (!entry) throw new Refused('not_found', 'the target does not exist')
  if (shownTarget(entry, context.clocks.business()).status !== 'open')
    throw new Refused('redirect_closed', 'this target was withdrawn or has ended')
  if (statement === null) return { url: entry.address, expiresIn: null }
  if (caller.level === 'tourist')
    throw new Refused('level_too_low', 'the caller is not signed in, so no member can be passed on')
  if (statement !== entry.statement) throw new Refused('terms_outdated', 'the statement on the passed data has changed')
  const { code, expiresIn } = await context.db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    return agreeToHandoff(tx, context, { personId, key, target, partner: entry.partner, statement })
  })
  return { url: withCode(entry, code), expiresIn }
}
