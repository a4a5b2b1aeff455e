import type { Context } from './context.ts'
import { seedAccounts } from './modules/accounts/seed.ts'
import { seedCampaigns } from './modules/content/pages/seed.ts'
import { seedDraws } from './modules/draws/seed.ts'
import { seedFilms } from './modules/films/seed.ts'
import { seedGifts } from './modules/gifts/seed.ts'
import { seedSessions } from './modules/live/seed.ts'
import { seedDemoClients } from './modules/login/seed.ts'
import { seedOfferings } from './modules/offerings/seed.ts'
import { seedVoucherCodes } from './modules/partners/seed.ts'
import { seedMerchant } from './modules/redemption/seed.ts'
import { seedTraders } from './modules/trades/seed.ts'
import { seedWealthQuotas } from './modules/wealth-connect/seed.ts'

/**
 * Adds sandbox data. It runs at every start, possibly in several processes at once, so it is idempotent and never
 * overwrites.
 */
export type Seed = (context: Context) => Promise<void>

/** In the order in which they run. */
const seeds: readonly Seed[] = [
  seedCampaigns,
  seedGifts,
  seedDemoClients,
  seedAccounts,
  seedTraders,
  seedVoucherCodes,
  seedMerchant,
  seedDraws,
  seedOfferings,
  seedFilms,
  seedSessions,
  seedWealthQuotas,
]

export const seed = async (context: Context): Promise<void> => {
  for (const plant of seeds) await plant(context)
}
