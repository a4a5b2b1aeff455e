import cors from '@fastify/cors'
import { header } from '@foyer/contract/signing/headers'
import type { App } from './app.ts'

/** Seconds a browser may keep the answer to a preflight; none keeps it longer. */
const preflightKept = 7200

const allowed = {
  // PUT carries the bytes of an upload
  methods: ['GET', 'POST', 'PUT'],
  allowedHeaders: [...Object.values(header), 'Dry-Run'],
  // the clock of the server, and when to come again
  exposedHeaders: ['Date', 'Retry-After'],
  maxAge: preflightKept,
  credentials: false,
  // refuses in words of its own
  strictPreflight: false,
}

/**
 * Lets pages of the given origins, and no other, call what is under `prefixes` from a browser. Nobody is known by a cookie
 * here, so credentials are never allowed. Call it before any route exists, and only where there are such origins.
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
