import { brand } from '@foyer/contract/brand'
import { deepLinkReply, trackingQuery } from '@foyer/contract/tracking'
import type { DeepLinkReply } from '@foyer/contract/tracking-events'
import { z } from 'zod'
import type { App } from '../../http/app.ts'
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
export const deepLinkRoute = (app: App): void => {
  app.get(
    '/sdk/deeplink/param',
    {
      schema: {
        tags: ['tracking'],
        summary: 'How to open the app at the page of a deep link',
        querystring: trackingQuery.extend({ key: z.string().min(1).max(100), system_type: z.literal('JS') }),
        response: { 200: deepLinkReply },
      },
    },
    async ({ query: { key } }) => replyTo(key),
  )
}
