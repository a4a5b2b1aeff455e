import type { StaffAccess } from '@foyer/api/staff/roles'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { MachineCaller } from '../../http/staff.ts'
import { Refused } from '../../refused.ts'
import { withTimeout } from '../../timeout.ts'
import { machineOf, storeUse } from './machine-clients.ts'

const scheme = 'Bearer '

/**
 * Identifies machine clients by their tokens. While the database does not answer, a token that this process has admitted
 * before still reads the figures, since operators need them then most.
 *
 * @throws Refused `token_invalid`, `role_missing`
 */
export const machineAdmission = (context: Pick<Context, 'db' | 'secrets' | 'clocks'>) => {
  const admitted = new Map<string, MachineCaller>()

  const find = async (token: string, isMonitor: boolean): Promise<MachineCaller | undefined> => {
    const known = isMonitor ? admitted.get(token) : undefined
    const looked = machineOf(context, token)
    // the failure is in the log of the figures; whatever it is, the time of use cannot be stored
    const ofBefore = known && { ...known, lastUsedAt: context.clocks.wall() }
    const found = await (ofBefore ? withTimeout(looked).catch(() => ofBefore) : looked)
    if (found) admitted.set(token, found)
    else admitted.delete(token)
    return found
  }

  return async (request: FastifyRequest, { machine: scope }: StaffAccess, authorization: string): Promise<void> => {
    const machine = authorization.startsWith(scheme)
      ? await find(authorization.slice(scheme.length), scope === 'metrics')
      : undefined
    if (!machine) throw new Refused('token_invalid', 'this is not the token of a machine client')
    if (scope === undefined || !machine.scopes.includes(scope))
      throw new Refused('role_missing', 'no scope of the caller admits this call')
    request.machine = machine
    // a standby accepts no change, and the call does not depend on it
    await storeUse(context, machine).catch((err: unknown) =>
      request.log.warn({ err, machine: machine.id }, 'the use of a machine client was not stored'),
    )
  }
}
