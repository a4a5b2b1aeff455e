import { conversionEndpoints } from './conversion.ts'
import { loginEndpoints, loginProofEndpoints, thsLoginEndpoints } from './login.ts'
import { marketEndpoints, marketStreamEndpoints } from './market.ts'
import { applicationEndpoints, offeringEndpoints } from './offerings.ts'
import { partnerEndpoints } from './partners.ts'
import { phoneEndpoints } from './phone.ts'
import { playbackReportEndpoints } from './playback-reports.ts'
import { privacyEndpoints } from './privacy.ts'

/** Every endpoint of the server that a client, an operator or a partner may call. */
export const allEndpoints = {
  ...conversionEndpoints,
  ...loginEndpoints,
  ...loginProofEndpoints,
  ...thsLoginEndpoints,
  ...marketEndpoints,
  ...marketStreamEndpoints,
  ...applicationEndpoints,
  ...offeringEndpoints,
  ...partnerEndpoints,
  ...phoneEndpoints,
  ...playbackReportEndpoints,
  ...privacyEndpoints,
} as const
export type AllEndpoints = typeof allEndpoints
