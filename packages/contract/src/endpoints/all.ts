import { activityEndpoints, joinEndpoints } from './activities.ts'
import { addressEndpoints } from './addresses.ts'
import { areaCodeEndpoints } from './area-codes.ts'
import { cashbackEndpoints } from './cashback.ts'
import { clientErrorEndpoints } from './client-errors.ts'
import { configurationEndpoints } from './configuration.ts'
import { contentEndpoints, mediaEndpoints } from './content.ts'
import { conversionEndpoints } from './conversion.ts'

/** Every endpoint of the server that a client, an operator or a partner may call. */
export const allEndpoints = {
  ...activityEndpoints,
  ...joinEndpoints,
  ...addressEndpoints,
  ...areaCodeEndpoints,
  ...cashbackEndpoints,
  ...clientErrorEndpoints,
  ...configurationEndpoints,
  ...contentEndpoints,
  ...mediaEndpoints,
  ...conversionEndpoints,
} as const
export type AllEndpoints = typeof allEndpoints
