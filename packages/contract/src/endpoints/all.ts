import { conversionEndpoints } from './conversion.ts'
import { collectorEndpoints, deepLinkEndpoints, trackerConfigurationEndpoints } from './tracking.ts'
import { operatorSessionEndpoints, operatorSignInEndpoints, trackingOperatorEndpoints } from './tracking-operators.ts'

/** Every endpoint of the server that a client, an operator or a partner may call. */
export const allEndpoints = {
  ...conversionEndpoints,
  ...collectorEndpoints,
  ...deepLinkEndpoints,
  ...trackerConfigurationEndpoints,
  ...operatorSessionEndpoints,
  ...operatorSignInEndpoints,
  ...trackingOperatorEndpoints,
} as const
export type AllEndpoints = typeof allEndpoints
