// Derived from ../errors.ts by `npm run generate`.
import type { Reason } from '../errors.ts'

/** The server refused before it looked up the key of the act. */
export const refusedBeforeKey: ReadonlySet<Reason> = new Set<Reason>([
  'decryption_failed',
  'token_missing',
  'token_invalid',
  'token_expired',
  'session_revoked',
  'signature_wrong',
  'signature_stale',
  'signature_replayed',
  'socket_pwd_invalid',
  'staff_signed_out',
  'level_too_low',
  'trading_password_wrong',
  'service_restricted',
  'activity_queued',
  'role_missing',
  'proof_needed',
  'rate_limited',
  'trading_password_locked',
  'no_credentials',
])
