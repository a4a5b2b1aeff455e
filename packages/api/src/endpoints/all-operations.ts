import {
  closureEndpoints,
  jobEndpoints,
  orderEndpoints,
  partnerStateEndpoints,
  roomEndpoints,
  smsStateEndpoints,
  stopEndpoints,
  systemEndpoints,
} from './operations.ts'

/** Every call of the console's screens for operations. */
export const operationsEndpoints = {
  ...stopEndpoints,
  ...closureEndpoints,
  ...jobEndpoints,
  ...orderEndpoints,
  ...smsStateEndpoints,
  ...systemEndpoints,
  ...partnerStateEndpoints,
  ...roomEndpoints,
} as const
