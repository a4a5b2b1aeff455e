import { brand } from '@foyer/api/brand'
import { deepLinkEndpoints } from '@foyer/api/endpoints/tracking'
import type { DeepLinkReply } from '@foyer/protocol/tracking/events'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import links from './deep-links.json' with { type: 'json' }

/** The page in the app of each published key (`deep-links.json`). */
const pages = new Map(Object.entries(links))
const { scheme, universalLink, download } = brand.app
const system = { url_schemes: scheme.split(':')[0] ?? '', download_url: download }

const replyTo = (key: string): DeepLinkReply => {
  const page = pages.get(key)
  if (page === undefined) return { errorMsg: 'there is no such deep link' }
  const wake = new URL(universalLink)
  wake.searchParams.set('page', page)
  return { app_key: 'foyer', android_info: system, ios_info: system, ios_wake_url: wake.href }
}

/** T5: how to open the app from a shared link. */
export const deepLinkRoute = (app: App, context: Context): void =>
  serve(app, context, deepLinkEndpoints, { 'GET /sdk/deeplink/param': async ({ query: { key } }) => replyTo(key) })
