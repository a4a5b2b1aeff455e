import type { Context } from '../../context.ts'

/**
 * Where a session plays: at the origin that the deployment names, under the code of the session; in the sandbox from the
 * simulated channel. Null where there is neither.
 */
export const playlistOf = ({ environment: { LIVE_ORIGIN, FOYER_MODE } }: Context, code: string): string | null => {
  if (LIVE_ORIGIN) return `${LIVE_ORIGIN}/${code}/index.m3u8`
  return FOYER_MODE === 'sandbox' ? `live/${code}/index.m3u8` : null
}
