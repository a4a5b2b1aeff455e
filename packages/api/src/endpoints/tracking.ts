import { z } from 'zod'
import {
  deepLinkReply,
  trackingCallback,
  trackingDebugReply,
  trackingQuery,
  trackingRejected,
} from '../tracking/tracking.ts'
import { endpoints } from './endpoint.ts'

const tag = 'tracking'
const rejected = { 400: trackingRejected, 413: trackingRejected }

/** The event tracker's collector (T2, T5, T7, T10). Its events identify no person. */
export const collectorEndpoints = endpoints({
  'POST /': {
    host: 'collector',
    access: 'open',
    tag,
    summary: 'Stores one event (`data`, `ext`) or several (`data_list`); they are durable once it answers',
    query: trackingQuery,
    otherReplies: { 204: z.null(), ...rejected },
    load: 'uncounted',
  },
  'GET /': {
    host: 'collector',
    access: 'open',
    tag,
    summary: 'Stores one event of the image sender and answers a pixel',
    query: trackingQuery,
    load: 'uncounted',
  },
  'GET /debug': {
    host: 'collector',
    access: 'open',
    tag,
    summary: 'Stores one event and returns how it was read; stores nothing with a `Dry-Run` header',
    query: trackingQuery,
    reply: trackingDebugReply,
    otherReplies: rejected,
    load: 'uncounted',
  },
})

/** The tracker's configuration (T10). The server has it at its root and at the mount of the collector. */
export const trackerConfigurationEndpoints = endpoints({
  'GET /config/visualized/Web.conf': {
    host: 'root',
    access: 'open',
    tag,
    summary: 'Configuration of the tracker, by JSONP',
    query: trackingQuery.extend({
      callbackName: trackingCallback,
      app_id: z.string().regex(/^[\w.:-]{1,255}$/),
      v: z.string().max(40).optional(),
    }),
  },
})

/** How a shared link opens the app (T5). The server has it at its root and at the mount of the collector. */
export const deepLinkEndpoints = endpoints({
  'GET /sdk/deeplink/param': {
    host: 'root',
    access: 'open',
    tag,
    summary: 'How to open the app at the page of a deep link',
    query: trackingQuery.extend({ key: z.string().min(1).max(100), system_type: z.literal('JS') }),
    reply: deepLinkReply,
  },
})
