import cors from '@fastify/cors'
import { header } from '@foyer/protocol/signing/headers'
import type { App } from './app.ts'

/** Seconds for which a browser may store the reply to a preflight; no browser stores it longer. */
const preflightMaxAge = 7200

const allowed = {
  // PUT carries the bytes of an upload
  methods: ['GET', 'POST', 'PUT'],
  allowedHeaders: [...Object.values(header), 'Dry-Run'],
  // pages read the server's clock and the time of the next attempt
  exposedHeaders: ['Date', 'Retry-After'],
  maxAge: preflightMaxAge,
  credentials: false,
  // the plugin would refuse with a text of its own
  strictPreflight: false,
}

/**
 * Allows pages of the given origins, and no others, to call the routes under `prefixes` from a browser. No route
 * identifies callers by a cookie, so credentials are never allowed. Call it before any route is registered, and only if
 * there are such origins.
 */
export const allowOrigins = async (
  app: App,
  origins: readonly string[],
  prefixes: readonly string[],
): Promise<void> => {
  const listed = new Set(origins)
  await app.register(cors, {
    delegator: (request, decide) => {
      const { origin } = request.headers
      const may =
        origin !== undefined && listed.has(origin) && prefixes.some((prefix) => request.url.startsWith(prefix))
      decide(null, may ? { ...allowed, origin } : { origin: false })
    },
  })
}
