import { rewardEndpoints } from '@foyer/api/endpoints/rewards'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { accountOf } from '../accounts/public.ts'
import { personIdOf } from '../identity/public.ts'
import { claimReward } from './claim.ts'
import { codeOf } from './code.ts'
import { detailOf } from './detail.ts'
import { countRewards, listRewards, type Owner, soonestReward, totalRewards } from './queries.ts'

/** Serves a person's rewards (R28, E1). */
export const rewardRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  const ownerOf = async (caller: Caller): Promise<Owner> => ({
    personId: await personIdOf(db, caller),
    accountId: (await accountOf(db, caller))?.id ?? null,
  })

  serve(app, context, rewardEndpoints, {
    'POST /user/rewards': async ({ caller, body }) => {
      const [owner, asOf] = [await ownerOf(caller), clocks.business()]
      const [page, counts] = [await listRewards(db, owner, body, asOf), await countRewards(db, owner, asOf)]
      return { asOf, ...page, counts, totals: await totalRewards(db, owner, asOf) }
    },
    'POST /user/rewards/glance': async ({ caller }) => {
      const [owner, asOf] = [await ownerOf(caller), clocks.business()]
      const soonest = (await soonestReward(db, owner, asOf)) ?? null
      return { asOf, counts: await countRewards(db, owner, asOf), soonest }
    },
    'POST /user/rewards/detail': async ({ caller, body }) => detailOf(context, db, await ownerOf(caller), body.id),
    'POST /user/rewards/code': async ({ caller, body }) => codeOf(context, caller, await ownerOf(caller), body.id),
    'POST /user/rewards/claim': ({ caller, body }) => claimReward(context, caller, body),
  })
}
