import { conversionEndpoints } from './conversion.ts'
import { crossBorderEndpoints, questionVoteEndpoints } from './cross-border.ts'
import { drawEndpoints, myDrawEndpoints } from './draws.ts'
import { filmEndpoints, filmOperatorEndpoints, myFilmEndpoints } from './films.ts'
import { couponEndpoints, financingEndpoints, marginableEndpoints } from './financing.ts'
import { freshProofEndpoints } from './fresh-proof.ts'

/** Every endpoint of the server that a client, an operator or a partner may call. */
export const allEndpoints = {
  ...conversionEndpoints,
  ...crossBorderEndpoints,
  ...questionVoteEndpoints,
  ...drawEndpoints,
  ...myDrawEndpoints,
  ...filmEndpoints,
  ...filmOperatorEndpoints,
  ...myFilmEndpoints,
  ...financingEndpoints,
  ...marginableEndpoints,
  ...couponEndpoints,
  ...freshProofEndpoints,
} as const
export type AllEndpoints = typeof allEndpoints
