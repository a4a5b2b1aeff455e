/**
 * The error catalogue that both sides share.
 * `ErrorCode` contains the codes of the result object (X2). `refusals` contains the refusals of our server: each has a
 * `reason`, which is the key of the client's text tables (a reason without a text does not compile there), the HTTP
 * status and the reply's `status` number. The server never translates; the client never shows `msg`.
 */

/** Codes of `info.error_code` (X2). */
export const ErrorCode = {
  success: 0,
  bridge: 1,
  refused: 30000,
  network: 10004,
  messageTypeRequired: 10001,
  unexpected: -1,
} as const

/** Messages whose wording the specification fixes (X2). */
export const ErrorMessage = {
  success: 'success',
  marketStatus: 'error',
  parse: 'GMTP response JSON parse exception',
  messageTypeRequired: 'messageType is required',
  reenter: 'initialisation failed, please re-enter the page',
  notHost: 'not gtja',
  decryption: 'front-end decryption failed',
  registerTwice: 'two registrations in a short time are not allowed',
  loginTwice: 'two logins in a short time are not allowed',
} as const

/** Every refusal of the server: HTTP status and the number in the reply's `status`. Numbers are never reused. */
export const refusals = {
  invalid_request: { http: 400, status: 40001 },
  mobile_malformed: { http: 400, status: 40002 },
  proof_wrong: { http: 400, status: 40003 },
  decryption_failed: { http: 400, status: 40004 },
  consent_missing: { http: 400, status: 40005 },
  residence_needed: { http: 400, status: 40006 },
  terms_outdated: { http: 400, status: 40007 },
  upload_not_picture: { http: 400, status: 40008 },
  upload_unreadable: { http: 400, status: 40009 },
  upload_differs: { http: 400, status: 40010 },
  code_invalid: { http: 400, status: 40011 },
  phone_same: { http: 400, status: 40012 },
  token_missing: { http: 401, status: 40101 },
  token_invalid: { http: 401, status: 40102 },
  token_expired: { http: 401, status: 40103 },
  session_revoked: { http: 401, status: 40104 },
  signature_wrong: { http: 401, status: 40105 },
  signature_stale: { http: 401, status: 40106 },
  signature_replayed: { http: 401, status: 40107 },
  ticket_invalid: { http: 401, status: 40108 },
  socket_pwd_invalid: { http: 401, status: 40109 },
  login_wrong: { http: 401, status: 40110 },
  login_secret_wrong: { http: 401, status: 40111 },
  merchant_unknown: { http: 401, status: 40112 },
  level_too_low: { http: 403, status: 40301 },
  sms_region_blocked: { http: 403, status: 40302 },
  sms_code_wrong: { http: 403, status: 40303 },
  sms_code_locked: { http: 403, status: 40304 },
  sms_code_expired: { http: 403, status: 40305 },
  host_not_allowed: { http: 403, status: 40306 },
  account_suspended: { http: 403, status: 40307 },
  totp_wrong: { http: 403, status: 40308 },
  device_unknown: { http: 403, status: 40309 },
  activity_mainland: { http: 403, status: 40310 },
  activity_not_started: { http: 403, status: 40311 },
  activity_ended: { http: 403, status: 40312 },
  activity_ineligible: { http: 403, status: 40313 },
  stage_locked: { http: 403, status: 40314 },
  upload_infected: { http: 403, status: 40315 },
  trading_password_wrong: { http: 403, status: 40316 },
  offering_cut_off: { http: 403, status: 40317 },
  test_needed: { http: 403, status: 40318 },
  phone_cooling: { http: 403, status: 40319 },
  sms_code_missing: { http: 403, status: 40320 },
  stage_undone: { http: 403, status: 40321 },
  fresh_proof_needed: { http: 403, status: 40322 },
  not_found: { http: 404, status: 40401 },
  activity_sold_out: { http: 409, status: 40901 },
  key_reused: { http: 409, status: 40902 },
  hold_expired: { http: 409, status: 40903 },
  points_short: { http: 409, status: 40904 },
  already_granted: { http: 409, status: 40905 },
  reward_not_open: { http: 409, status: 40906 },
  code_expired: { http: 409, status: 40907 },
  code_used: { http: 409, status: 40908 },
  no_chances: { http: 409, status: 40909 },
  gift_packed: { http: 409, status: 40910 },
  erasure_blocked: { http: 409, status: 40911 },
  funds_short: { http: 409, status: 40912 },
  application_exists: { http: 409, status: 40913 },
  application_final: { http: 409, status: 40914 },
  watchlist_full: { http: 409, status: 40915 },
  applications_spent: { http: 409, status: 40916 },
  phone_taken: { http: 409, status: 40917 },
  redirect_closed: { http: 409, status: 40918 },
  too_large: { http: 413, status: 41301 },
  upload_too_many_pixels: { http: 413, status: 41302 },
  proof_required: { http: 428, status: 42801 },
  rate_limited: { http: 429, status: 42901 },
  sms_resend_too_soon: { http: 429, status: 42902 },
  sms_number_limit: { http: 429, status: 42903 },
  login_locked: { http: 429, status: 42904 },
  upload_limit: { http: 429, status: 42905 },
  trading_password_locked: { http: 429, status: 42906 },
  test_too_soon: { http: 429, status: 42907 },
  server_error: { http: 500, status: 50001 },
  unavailable: { http: 503, status: 50301 },
  sms_budget_spent: { http: 503, status: 50302 },
  market_unavailable: { http: 503, status: 50303 },
} as const satisfies Record<string, { http: number; status: number }>

/** The reason of a refusal. */
export type Refusal = keyof typeof refusals

/** Faults on the client before or instead of a reply. */
export type LocalFault = 'network' | 'timeout' | 'unreadable' | 'reenter' | 'no_credentials' | 'aborted' | 'unexpected'

/** Key of every text about a failure that a person may read. */
export type Reason = Refusal | LocalFault

/** Whether a value is a reason of the catalogue. The client shows any other value as `unexpected`. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'string' && Object.hasOwn(refusals, value)

/** Machine-readable facts of a refusal. Seconds are whole; times are milliseconds since 1970. */
export interface RefusalDetail {
  retryAfter?: number
  attemptsLeft?: number
  serverTime?: number
  proof?: ProofChallenge
  path?: string
  /** the rule that a person fails, for `activity_ineligible` */
  rule?: string
  /** when a voucher was redeemed, for `code_used` */
  usedAt?: number
  /** the state of a voucher that cannot be redeemed */
  voucher?: string
  /** reference that a person quotes on the phone; the server's log contains the call under it */
  reference?: string
}

/**
 * Proof of work for a suspicious sender: find `answer` so that SHA-256(`challenge`:`answer`) starts with `bits` zero
 * bits.
 */
export interface ProofChallenge {
  challenge: string
  bits: number
}

/** The reply of every signed call: `status` 0 and `data`, or a refusal. */
export type Reply<T> =
  | { status: 0; data: T }
  | {
      status: number
      msg: string
      reason: Refusal
      detail?: RefusalDetail
      /** reference of the call in the server's log */
      reference?: string
    }

/** The result object that every caller gets (X1). */
export interface Result<T> {
  data: T | null
  info: { error_code: number; error_message: string; reason?: Reason; detail?: RefusalDetail }
}
