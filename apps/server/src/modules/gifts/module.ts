import type { Module } from '../../module.ts'
import { giftKind } from './gift-kind.ts'
import { giftOperatorRoutes } from './operator-routes.ts'
import { giftsPersonalData } from './personal-data.ts'
import { publicGiftRoutes } from './public-routes.ts'
import { giftRoutes } from './routes.ts'
import { giftSandboxRoutes } from './sandbox-routes.ts'
import { seedGifts } from './seed.ts'
import { shipGiftsJob } from './shipping/jobs.ts'
import { parcelRoutes } from './staff-routes.ts'

export const giftsModule: Module = {
  facts: [giftKind],
  routes: [publicGiftRoutes, giftRoutes, giftOperatorRoutes, parcelRoutes],
  jobs: [shipGiftsJob],
  seeds: [seedGifts],
  sandboxRoutes: [giftSandboxRoutes],
  personalData: giftsPersonalData,
  storedKeys: { sealed: ['gift_shipments.address_sealed'] },
}
