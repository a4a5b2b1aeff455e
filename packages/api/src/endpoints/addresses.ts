import { areasQuery, areasReply } from '../addresses.ts'
import { endpoints } from './endpoint.ts'

/** The areas of the address form (V5). */
export const addressEndpoints = endpoints({
  'GET /content/areas': {
    access: 'open',
    tag: 'content',
    summary: 'Areas for delivery in one language: the mainland down to counties, Hong Kong down to districts',
    query: areasQuery,
    reply: areasReply,
    // areas change only with a release, and an area code from an hour ago is still valid
    cache: 'public, max-age=3600',
  },
})
