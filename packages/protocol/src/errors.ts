/**
 * The error catalogue that both sides share.
 * `ErrorCode` contains the codes of the result object (X2). `refusals` contains the refusals of our server: each has a
 * `reason`, which is the key of the client's text tables (a reason without a text does not compile there), the HTTP
 * status and the reply's `status` number. The server never translates; the client never shows `msg`.
 *
 * Each reason also has the facts that decide how a caller reacts to it. `npm run generate` derives from them the sets in
 * `errors/`, because the catalogue itself is too large for the client's first load (decisions/0150).
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

/**
 * Messages whose wording the specification fixes (X2). Those of native bridges are in `errors/bridge-message`, since the first
 * load of a page has no use for them.
 */
export const ErrorMessage = {
  success: 'success',
  marketStatus: 'error',
  parse: 'GMTP response JSON parse exception',
  messageTypeRequired: 'messageType is required',
  reenter: 'initialisation failed, please re-enter the page',
  registerTwice: 'two registrations in a short time are not allowed',
  loginTwice: 'two logins in a short time are not allowed',
} as const

/** What a reason means for a caller, whatever the call. */
export interface ReasonFacts {
  /**
   * What it means for an attempt at an act (machines/attempt.ts). `lose`: the server may have performed the act.
   * `refuseBeforeKey`: the server refused before it looked up the key. `refuse`: the server refused the act itself.
   */
  readonly attempt: 'lose' | 'refuseBeforeKey' | 'refuse'
  /** a person cannot resolve it alone, so the hotline and the complaint page are shown with it (O6) */
  readonly needsFirm: boolean
  /** what has to be replaced before the same request can succeed; null if nothing has */
  readonly renews: 'token' | 'picture' | null
}

/** Every refusal of the server: HTTP status and the number in the reply's `status`. Numbers are never reused. */
export const refusals = {
  invalid_request: { http: 400, status: 40001, attempt: 'refuse', needsFirm: false, renews: null },
  mobile_malformed: { http: 400, status: 40002, attempt: 'refuse', needsFirm: false, renews: null },
  proof_wrong: { http: 400, status: 40003, attempt: 'refuse', needsFirm: false, renews: null },
  decryption_failed: { http: 400, status: 40004, attempt: 'refuseBeforeKey', needsFirm: false, renews: null },
  consent_missing: { http: 400, status: 40005, attempt: 'refuse', needsFirm: false, renews: null },
  residence_needed: { http: 400, status: 40006, attempt: 'refuse', needsFirm: false, renews: null },
  terms_outdated: { http: 400, status: 40007, attempt: 'refuse', needsFirm: false, renews: null },
  upload_not_picture: { http: 400, status: 40008, attempt: 'refuse', needsFirm: false, renews: 'picture' },
  upload_unreadable: { http: 400, status: 40009, attempt: 'refuse', needsFirm: false, renews: 'picture' },
  upload_differs: { http: 400, status: 40010, attempt: 'refuse', needsFirm: false, renews: null },
  code_invalid: { http: 400, status: 40011, attempt: 'refuse', needsFirm: false, renews: null },
  phone_same: { http: 400, status: 40012, attempt: 'refuse', needsFirm: false, renews: null },
  token_missing: { http: 401, status: 40101, attempt: 'refuseBeforeKey', needsFirm: false, renews: null },
  token_invalid: { http: 401, status: 40102, attempt: 'refuseBeforeKey', needsFirm: false, renews: 'token' },
  token_expired: { http: 401, status: 40103, attempt: 'refuseBeforeKey', needsFirm: false, renews: 'token' },
  session_revoked: { http: 401, status: 40104, attempt: 'refuseBeforeKey', needsFirm: false, renews: 'token' },
  signature_wrong: { http: 401, status: 40105, attempt: 'refuseBeforeKey', needsFirm: false, renews: null },
  signature_stale: { http: 401, status: 40106, attempt: 'refuseBeforeKey', needsFirm: false, renews: null },
  signature_replayed: { http: 401, status: 40107, attempt: 'refuseBeforeKey', needsFirm: false, renews: null },
  ticket_invalid: { http: 401, status: 40108, attempt: 'refuse', needsFirm: false, renews: null },
  socket_pwd_invalid: { http: 401, status: 40109, attempt: 'refuseBeforeKey', needsFirm: false, renews: null },
  login_wrong: { http: 401, status: 40110, attempt: 'refuse', needsFirm: false, renews: null },
  // the parameters of a login token are not those that the server gave, so the token is unusable
  login_secret_wrong: { http: 401, status: 40111, attempt: 'refuse', needsFirm: false, renews: 'token' },
  merchant_unknown: { http: 401, status: 40112, attempt: 'refuse', needsFirm: false, renews: null },
  provider_login_invalid: { http: 401, status: 40113, attempt: 'refuse', needsFirm: false, renews: null },
  // the call needs a session of staff, or the token of a machine client
  staff_signed_out: { http: 401, status: 40114, attempt: 'refuseBeforeKey', needsFirm: false, renews: null },
  // no passkey of the caller, a wrong or old signature, or an account that is no longer theirs
  passkey_refused: { http: 401, status: 40115, attempt: 'refuse', needsFirm: false, renews: null },
  level_too_low: { http: 403, status: 40301, attempt: 'refuseBeforeKey', needsFirm: false, renews: null },
  sms_region_blocked: { http: 403, status: 40302, attempt: 'refuse', needsFirm: false, renews: null },
  sms_code_wrong: { http: 403, status: 40303, attempt: 'refuse', needsFirm: false, renews: null },
  sms_code_locked: { http: 403, status: 40304, attempt: 'refuse', needsFirm: false, renews: null },
  sms_code_expired: { http: 403, status: 40305, attempt: 'refuse', needsFirm: false, renews: null },
  host_not_allowed: { http: 403, status: 40306, attempt: 'refuse', needsFirm: true, renews: null },
  account_suspended: { http: 403, status: 40307, attempt: 'refuse', needsFirm: true, renews: null },
  totp_wrong: { http: 403, status: 40308, attempt: 'refuse', needsFirm: false, renews: null },
  device_unknown: { http: 403, status: 40309, attempt: 'refuse', needsFirm: false, renews: null },
  activity_mainland: { http: 403, status: 40310, attempt: 'refuse', needsFirm: false, renews: null },
  activity_not_started: { http: 403, status: 40311, attempt: 'refuse', needsFirm: false, renews: null },
  activity_ended: { http: 403, status: 40312, attempt: 'refuse', needsFirm: false, renews: null },
  activity_ineligible: { http: 403, status: 40313, attempt: 'refuse', needsFirm: false, renews: null },
  stage_locked: { http: 403, status: 40314, attempt: 'refuse', needsFirm: false, renews: null },
  upload_infected: { http: 403, status: 40315, attempt: 'refuse', needsFirm: false, renews: 'picture' },
  trading_password_wrong: { http: 403, status: 40316, attempt: 'refuseBeforeKey', needsFirm: false, renews: null },
  offering_cut_off: { http: 403, status: 40317, attempt: 'refuse', needsFirm: false, renews: null },
  test_needed: { http: 403, status: 40318, attempt: 'refuse', needsFirm: false, renews: null },
  phone_cooling: { http: 403, status: 40319, attempt: 'refuse', needsFirm: true, renews: null },
  sms_code_missing: { http: 403, status: 40320, attempt: 'refuse', needsFirm: false, renews: null },
  stage_undone: { http: 403, status: 40321, attempt: 'refuse', needsFirm: false, renews: null },
  fresh_proof_needed: { http: 403, status: 40322, attempt: 'refuse', needsFirm: false, renews: null },
  // the firm may not offer this to the person, to their number or at their address; the reply does not state which
  service_restricted: { http: 403, status: 40323, attempt: 'refuseBeforeKey', needsFirm: true, renews: null },
  provider_cancelled: { http: 403, status: 40324, attempt: 'refuse', needsFirm: false, renews: null },
  provider_other_client: { http: 403, status: 40325, attempt: 'refuse', needsFirm: true, renews: null },
  // joining needs an admitted place in the waiting room of the activity
  activity_queued: { http: 403, status: 40326, attempt: 'refuseBeforeKey', needsFirm: false, renews: null },
  // no role of the member of staff, or no scope of the machine client, admits the call
  role_missing: { http: 403, status: 40327, attempt: 'refuseBeforeKey', needsFirm: false, renews: null },
  // the member of staff must prove their identity at the firm's provider again
  proof_needed: { http: 403, status: 40328, attempt: 'refuseBeforeKey', needsFirm: false, renews: null },
  // the firm has stopped the activity, or all rewards, in an emergency
  activity_stopped: { http: 403, status: 40329, attempt: 'refuse', needsFirm: true, renews: null },
  not_found: { http: 404, status: 40401, attempt: 'refuse', needsFirm: false, renews: null },
  activity_sold_out: { http: 409, status: 40901, attempt: 'refuse', needsFirm: false, renews: null },
  key_reused: { http: 409, status: 40902, attempt: 'refuse', needsFirm: false, renews: null },
  hold_expired: { http: 409, status: 40903, attempt: 'refuse', needsFirm: false, renews: null },
  points_short: { http: 409, status: 40904, attempt: 'refuse', needsFirm: false, renews: null },
  already_granted: { http: 409, status: 40905, attempt: 'refuse', needsFirm: false, renews: null },
  reward_not_open: { http: 409, status: 40906, attempt: 'refuse', needsFirm: false, renews: null },
  code_expired: { http: 409, status: 40907, attempt: 'refuse', needsFirm: false, renews: null },
  code_used: { http: 409, status: 40908, attempt: 'refuse', needsFirm: false, renews: null },
  no_chances: { http: 409, status: 40909, attempt: 'refuse', needsFirm: false, renews: null },
  gift_packed: { http: 409, status: 40910, attempt: 'refuse', needsFirm: false, renews: null },
  erasure_blocked: { http: 409, status: 40911, attempt: 'refuse', needsFirm: false, renews: null },
  funds_short: { http: 409, status: 40912, attempt: 'refuse', needsFirm: false, renews: null },
  application_exists: { http: 409, status: 40913, attempt: 'refuse', needsFirm: false, renews: null },
  application_final: { http: 409, status: 40914, attempt: 'refuse', needsFirm: false, renews: null },
  watchlist_full: { http: 409, status: 40915, attempt: 'refuse', needsFirm: false, renews: null },
  applications_spent: { http: 409, status: 40916, attempt: 'refuse', needsFirm: false, renews: null },
  phone_taken: { http: 409, status: 40917, attempt: 'refuse', needsFirm: true, renews: null },
  order_refused: { http: 409, status: 40919, attempt: 'refuse', needsFirm: true, renews: null },
  price_alerts_full: { http: 409, status: 40925, attempt: 'refuse', needsFirm: false, renews: null },
  // the price is already where the alert would notify of it
  price_alert_reached: { http: 409, status: 40926, attempt: 'refuse', needsFirm: false, renews: null },
  // one request to be called is open already
  call_back_open: { http: 409, status: 40935, attempt: 'refuse', needsFirm: false, renews: null },
  // the window of time has begun, or the hotline is closed in it
  call_back_window: { http: 409, status: 40936, attempt: 'refuse', needsFirm: false, renews: null },
  redirect_closed: { http: 409, status: 40918, attempt: 'refuse', needsFirm: false, renews: null },
  passkeys_full: { http: 409, status: 40920, attempt: 'refuse', needsFirm: false, renews: null },
  too_large: { http: 413, status: 41301, attempt: 'refuse', needsFirm: false, renews: 'picture' },
  upload_too_many_pixels: { http: 413, status: 41302, attempt: 'refuse', needsFirm: false, renews: 'picture' },
  proof_required: { http: 428, status: 42801, attempt: 'refuse', needsFirm: false, renews: null },
  rate_limited: { http: 429, status: 42901, attempt: 'refuseBeforeKey', needsFirm: false, renews: null },
  sms_resend_too_soon: { http: 429, status: 42902, attempt: 'refuse', needsFirm: false, renews: null },
  sms_number_limit: { http: 429, status: 42903, attempt: 'refuse', needsFirm: false, renews: null },
  login_locked: { http: 429, status: 42904, attempt: 'refuse', needsFirm: true, renews: null },
  upload_limit: { http: 429, status: 42905, attempt: 'refuse', needsFirm: false, renews: null },
  trading_password_locked: { http: 429, status: 42906, attempt: 'refuseBeforeKey', needsFirm: true, renews: null },
  test_too_soon: { http: 429, status: 42907, attempt: 'refuse', needsFirm: false, renews: null },
  server_error: { http: 500, status: 50001, attempt: 'lose', needsFirm: true, renews: null },
  unavailable: { http: 503, status: 50301, attempt: 'lose', needsFirm: true, renews: null },
  sms_budget_spent: { http: 503, status: 50302, attempt: 'refuse', needsFirm: true, renews: null },
  market_unavailable: { http: 503, status: 50303, attempt: 'refuse', needsFirm: false, renews: null },
  // the firm has not published the business facts that the call needs
  facts_missing: { http: 503, status: 50304, attempt: 'refuse', needsFirm: true, renews: null },
} as const satisfies Record<string, ReasonFacts & { http: number; status: number }>

/** The reason of a refusal. */
export type Refusal = keyof typeof refusals

/** Faults on the client before or instead of a reply. */
export const localFaults = {
  network: { attempt: 'lose', needsFirm: false, renews: null },
  timeout: { attempt: 'lose', needsFirm: false, renews: null },
  unreadable: { attempt: 'lose', needsFirm: true, renews: null },
  reenter: { attempt: 'refuse', needsFirm: false, renews: null },
  no_credentials: { attempt: 'refuseBeforeKey', needsFirm: false, renews: null },
  aborted: { attempt: 'lose', needsFirm: false, renews: null },
  unexpected: { attempt: 'lose', needsFirm: true, renews: null },
} as const satisfies Record<string, ReasonFacts>

/** A failure that the client notices without a refusal of the server. */
export type LocalFault = keyof typeof localFaults

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
