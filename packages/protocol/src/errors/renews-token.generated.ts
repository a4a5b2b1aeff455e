// Derived from ../errors.ts by `npm run generate`.
import type { Reason } from '../errors.ts'

/** The token is no longer accepted; a new one may be. */
export const renewsToken: ReadonlySet<Reason> = new Set<Reason>([
  'token_invalid',
  'token_expired',
  'session_revoked',
  'login_secret_wrong',
])
