import type { deletePasskeyRequest, PasskeysReply, renamePasskeyRequest } from '@foyer/api/passkeys'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { personIdOf, recordAuthentication, type Seen } from '../identity/public.ts'
import { listPasskeys } from './list.ts'
import { requireParty } from './party.ts'

/** Names a passkey of the caller. @throws Refused `not_found` if the caller has no such passkey */
export const renamePasskey = async (
  context: Context,
  caller: Caller,
  { id, name }: z.output<typeof renamePasskeyRequest>,
): Promise<PasskeysReply> => {
  requireParty(context)
  const personId = await personIdOf(context.db, caller)
  const renamed = await context.db`
    update passkeys set name = ${name} where public_id = ${id} and person_id = ${personId} returning 1`
  if (renamed.length === 0) throw new Refused('not_found', 'the caller has no such passkey')
  return listPasskeys(context.db, context, personId, caller)
}

/** Deletes a passkey of the caller. Logins that it made continue; the list of sessions ends them. */
export const deletePasskey = (
  context: Context,
  caller: Caller,
  origin: Seen,
  { id }: z.output<typeof deletePasskeyRequest>,
): Promise<PasskeysReply> => {
  requireParty(context)
  return context.db.begin(async (tx) => {
    const personId = await personIdOf(tx, caller)
    const [deleted] = await tx<{ account: number }[]>`
      delete from passkeys where public_id = ${id} and person_id = ${personId} returning account_id as account`
    if (deleted) {
      const of = { account: deleted.account, person: personId }
      await recordAuthentication(tx, context, origin, { event: 'passkey_delete', of })
    }
    return listPasskeys(tx, context, personId, caller)
  })
}
