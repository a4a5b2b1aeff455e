import type { TrackingConfiguration } from '@foyer/contract/tracking-events'
import { trackingConfigurationTimeout } from '@foyer/contract/tracking-limits'
import type { Platform } from '../platform.ts'
import type { Addresses } from '../wire/addresses.ts'

/** As much of a reply as is understood. */
const configurationOf = (reply: unknown): TrackingConfiguration => {
  const { collect, heatMap } = Object(reply)
  return { collect: collect !== false, ...(typeof heatMap === 'boolean' && { heatMap }) }
}

/**
 * T2, T10: the configuration by JSONP, from the collector's own origin and nowhere else; undefined if it has not come in
 * time. Nobody can guess the callback's name, and only its first call counts.
 */
export const fetchConfiguration = (
  { loadScript, after, random }: Pick<Platform, 'loadScript' | 'after' | 'random'>,
  { configuration }: Addresses,
  host: string,
): Promise<TrackingConfiguration | undefined> =>
  new Promise((resolve) => {
    if (!loadScript) return resolve(undefined)
    const name = `foyer_${[...random(12)].map((byte) => byte.toString(36)).join('')}`
    const query = new URLSearchParams({ callbackName: name, app_id: host })
    const end = (value: TrackingConfiguration | undefined): void => {
      cancel()
      stop()
      resolve(value)
    }
    const cancel = after(trackingConfigurationTimeout, () => end(undefined))
    const stop = loadScript(`${configuration}&${query}`, name, (reply) => end(configurationOf(reply)))
  })
