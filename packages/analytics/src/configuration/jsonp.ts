import type { TrackingConfiguration } from '@foyer/protocol/tracking/events'
import { trackingConfigurationTimeout } from '@foyer/protocol/tracking/limits'
import type { Platform } from '../platform.ts'
import type { Addresses } from '../wire/addresses.ts'
import { hex } from '../wire/encode.ts'

/**
 * T2, T10: fetches the configuration by JSONP, only from the collector's own origin; undefined if it has not arrived in
 * time. The callback's name is random, and only its first call counts.
 */
export const fetchConfiguration = (
  { loadScript, after, random }: Pick<Platform, 'loadScript' | 'after' | 'random'>,
  { configuration }: Addresses,
  host: string,
): Promise<{ readonly [name in keyof TrackingConfiguration]?: unknown }> =>
  new Promise((resolve) => {
    if (!loadScript) return resolve({})
    const name = `foyer_${hex(random(12))}`
    const query = new URLSearchParams({ callbackName: name, app_id: host })
    const end = (reply?: unknown): void => {
      cancel()
      stop()
      resolve(Object(reply))
    }
    const cancel = after(trackingConfigurationTimeout, end)
    const stop = loadScript(`${configuration}&${query}`, name, end)
  })
