import { settleDue } from '../../engine/rewards/due.ts'
import type { Module } from '../../module.ts'
import { notifyExpiring, notifyExpiringJob } from './expiring.ts'
import { rewardFigures } from './figures.ts'
import { creditCashJob, creditLeftJob, rewardsDueJob } from './jobs.ts'
import { rewardsPersonalData } from './personal-data.ts'
import { rewardRoutes } from './routes.ts'
import { rewardSandboxRoutes } from './sandbox-routes.ts'

export const rewardsModule: Module = {
  routes: [rewardRoutes],
  figures: [rewardFigures],
  jobs: [creditCashJob, creditLeftJob, rewardsDueJob, notifyExpiringJob],
  sandboxRoutes: [rewardSandboxRoutes],
  afterClockMove: async (context) => {
    await settleDue(context)
    await notifyExpiring(context)
  },
  personalData: rewardsPersonalData,
  tables: ['voucher_codes'],
  storedKeys: {
    sealed: ['voucher_codes.code_sealed'],
    peppered: { 'voucher_codes.code_hash': { purpose: 'voucher code', clear: 'code_sealed' } },
  },
}
