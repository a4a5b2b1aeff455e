import { activityCatalogue } from '@foyer/api/activity-catalogue'
import type { WealthApplicationReply } from '@foyer/api/wealth-connect'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { isClient } from '../accounts/public.ts'
import { personIdOf } from '../identity/public.ts'
import { voucherOf } from '../partners/public.ts'

/** Whether the caller can apply, and the state of their application at the partner institution. */
export const applicationOf = async ({ db, clocks }: Context, caller: Caller): Promise<WealthApplicationReply> => ({
  isClient: await isClient(db, await personIdOf(db, caller)),
  ...(await voucherOf(db, caller, activityCatalogue['wealth-connect-account'].number, clocks.business())),
})
