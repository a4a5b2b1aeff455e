import { z } from 'zod'
import { clientError } from '../client-errors.ts'
import { endpoints } from './endpoint.ts'

/**
 * Reports of client errors (A12). The server counts a report before it parses the body, so the limits are declared
 * there.
 */
export const clientErrorEndpoints = endpoints({
  'POST /client-errors': {
    access: 'open',
    tag: 'client errors',
    summary: 'Report a failure of the client, without personal data',
    body: clientError,
    otherReplies: { 204: z.null() },
  },
})
