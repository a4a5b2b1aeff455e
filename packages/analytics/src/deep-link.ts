import type { DeepLinkReply } from '@foyer/protocol/tracking/events'
import { deepLinkTimeoutMin, trackingProject } from '@foyer/protocol/tracking/limits'
import { parameterOf } from './page/addresses.ts'
import type { Platform } from './platform.ts'
import { request } from './senders/request.ts'
import type { Addresses } from './wire/addresses.ts'
import { objectOf } from './wire/json.ts'

/** The key of a page's `?deeplink=`, which ends in `/sd/<app>/<key>`. */
export const deepLinkKey = (url: string): string | undefined =>
  /\/sd\/[^/]+\/([^/?#]+)$/.exec(parameterOf(url, 'deeplink') ?? '')?.[1]

/**
 * T5, T14: the data with which the app is to be opened; undefined if the page has no deep link or no reply arrived in
 * time.
 */
export const fetchDeepLink = async (
  platform: Pick<Platform, 'fetch' | 'after'>,
  { deepLink }: Addresses,
  url: string,
  timeout = 0,
): Promise<DeepLinkReply | undefined> => {
  const key = deepLinkKey(url)
  if (!key) return undefined
  const query = new URLSearchParams({ key, system_type: 'JS', project: trackingProject })
  const target = `${deepLink}?${query}`
  const answer = await request(platform, target, { method: 'GET' }, Math.max(timeout, deepLinkTimeoutMin))
  return answer?.status === 200 ? objectOf(answer.text) : undefined
}
