import { z } from 'zod'
import { agreement, agreementVersions, language } from '../content.ts'
import { endpoints } from './endpoint.ts'

const tag = 'content'
/** Clients revalidate a cached copy each time, so that no person reads one version and agrees to another (V6). */
const cache = 'public, no-cache'

/** Published texts. */
export const contentEndpoints = endpoints({
  'GET /content/agreements': {
    access: 'open',
    tag,
    summary: 'Current versions of the agreements by key',
    reply: agreementVersions,
    cache,
  },
  'GET /content/agreements/:key': {
    access: 'open',
    tag,
    summary: 'The current version of an agreement in one language',
    params: z.object({ key: z.string() }),
    query: z.object({ lang: language.default('zh-CN') }),
    reply: agreement,
    refusals: ['not_found'],
    cache,
  },
})

/** Published pictures and films. The reply is the file. */
export const mediaEndpoints = endpoints({
  'GET /media/:name': {
    access: 'open',
    tag,
    summary: 'A picture, film or captions file; films also by range',
    params: z.object({ name: z.string() }),
    refusals: ['not_found'],
  },
})
