import { conversionEndpoints } from './conversion.ts'

/** Every endpoint of the server that a client, an operator or a partner may call. */
export const allEndpoints = {
  ...conversionEndpoints,
} as const
export type AllEndpoints = typeof allEndpoints
