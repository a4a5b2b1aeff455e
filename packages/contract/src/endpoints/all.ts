import { conversionEndpoints } from './conversion.ts'
import { redemptionEndpoints } from './redemption.ts'
import { publicRedirectEndpoints, redirectEndpoints } from './redirects.ts'
import { residenceEndpoints } from './residence.ts'
import { rewardEndpoints } from './rewards.ts'
import { sessionEndpoints } from './sessions.ts'
import { smsEndpoints } from './sms.ts'
import { uploadBytesEndpoints, uploadEndpoints } from './uploads.ts'
import { discountEndpoints, virtualAssetEndpoints } from './virtual-assets.ts'
import { myWealthEndpoints, wealthEndpoints } from './wealth-connect.ts'

/** Every endpoint of the server that a client, an operator or a partner may call. */
export const allEndpoints = {
  ...conversionEndpoints,
  ...redemptionEndpoints,
  ...publicRedirectEndpoints,
  ...redirectEndpoints,
  ...residenceEndpoints,
  ...rewardEndpoints,
  ...sessionEndpoints,
  ...smsEndpoints,
  ...uploadEndpoints,
  ...uploadBytesEndpoints,
  ...virtualAssetEndpoints,
  ...discountEndpoints,
  ...wealthEndpoints,
  ...myWealthEndpoints,
} as const
export type AllEndpoints = typeof allEndpoints
