import type { RedirectReply, RedirectRequest } from '@foyer/contract/redirects'
import type { RedirectTargetEntry } from '../../config/redirects.ts'
import type { Context } from '../../context.ts'
import { limitCaller } from '../../http/rate-limit.ts'
import { Refused } from '../../http/refused.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { lockPerson } from '../identity/persons.ts'
import { agreeToHandoff } from './handoff.ts'
import { shownTarget, type Targets } from './targets.ts'

/** More than anybody leaves for. */
const rate = { name: 'redirect', limit: 60, windowMs: 3_600_000 }

/** Our own address of the partner's page, with the code behind it. In the sandbox it is a path. */
const withCode = ({ address }: RedirectTargetEntry, code: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}handoff=${code}`

/**
 * The address of a target, for whoever goes on: with a code by which the partner learns who comes, only of somebody who is
 * signed in and agreed to the statement as it stands.
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
  if (!entry) throw new Refused('not_found', 'there is no such target')
  if (shownTarget(entry, context.clocks.business()).status !== 'open')
    throw new Refused('redirect_closed', 'this target leads nowhere any more')
  if (statement === null) return { url: entry.address, expiresIn: null }
  if (caller.level === 'tourist') throw new Refused('level_too_low', 'nobody is signed in whom a partner could be told')
  if (statement !== entry.statement) throw new Refused('terms_outdated', 'what is passed on is said anew')
  const { code, expiresIn } = await context.db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    return agreeToHandoff(tx, context, { personId, key, target, partner: entry.partner, statement })
  })
  return { url: withCode(entry, code), expiresIn }
}
