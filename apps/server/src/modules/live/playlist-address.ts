import type { Context } from '../../context.ts'

/**
 * The playlist address of a session: at the configured origin, under the code of the session; in the sandbox at the
 * simulated channel. Null if there is neither.
 */
export const playlistOf = ({ environment: { LIVE_ORIGIN, FOYER_MODE } }: Context, code: string): string | null => {
  if (LIVE_ORIGIN) return `${LIVE_ORIGIN}/${code}/index.m3u8`
  return FOYER_MODE === 'sandbox' ? `live/${code}/index.m3u8` : null
}
