/**
 * The names of all acts in the audit trail, also of the events of state machines. The server writes no other name, and the
 * console has a text in each language for each.
 */
export const actNames = [
  ...(['accept', 'add', 'address', 'allot', 'apply', 'approve', 'ask', 'begin', 'cancel', 'catalogue'] as const),
  ...([
    'change',
    'change number',
    'check',
    'change_number',
    'claim',
    'close',
    'code',
    'code_failed',
    'comment',
  ] as const),
  ...(['commit', 'confirm', 'correct_cashback', 'create', 'credit', 'declare', 'decline', 'deliver'] as const),
  ...(['draft', 'drop', 'edit', 'end', 'end_preview', 'end_session', 'end_sessions', 'erase', 'expire'] as const),
  ...(['export', 'exported', 'fail', 'find', 'freeze', 'grant', 'hand_in', 'hand_over', 'hold', 'import'] as const),
  ...(['import_allotment', 'interrupt', 'issue', 'item', 'join', 'keep', 'label', 'lapse', 'lift'] as const),
  ...(['limit', 'login', 'login_failed', 'login_request_confirm', 'login_request_refuse', 'mature'] as const),
  ...([
    'merchant_sign_in',
    'merchant_sign_in_failed',
    'miss',
    'open',
    'operator',
    'pack',
    'passkey_create',
    'passkey_delete',
  ] as const),
  ...(['passkey_failed', 'pin', 'place', 'postpone', 'preview', 'propose', 'propose_lift'] as const),
  ...(['prove', 'prove_failed', 'provider_logout', 'publish', 'quit', 'readdress', 'refund', 'refuse'] as const),
  ...(['refuse_address', 'release', 'renewal_refused', 'renewal_stolen', 'report', 'report_of_other_account'] as const),
  ...(['resend', 'resolve', 'restore', 'resume', 'return', 'reveal', 'revert', 'revoke', 'roles'] as const),
  ...(['run', 'run_again', 'save', 'schedule', 'second_factor_failed', 'send', 'send_again', 'set'] as const),
  ...(['ship', 'show', 'show_code', 'sign_in', 'sign_in_refused', 'sign_out', 'status', 'stop', 'submit'] as const),
  ...(['succeed', 'suspend', 'switch_off', 'switch_on', 'take_over', 'times', 'trading_password_failed'] as const),
  ...(['undo_import', 'unknown_delivered', 'unknown_packed', 'unknown_returned', 'unknown_shipped'] as const),
  ...(['use', 'view', 'view_cashback', 'vouchers', 'withdraw'] as const),
] as const
export type ActName = (typeof actNames)[number]

/** What acts are about: mostly the name of the table that has the row. */
export const actSubjects = [
  ...(['activities', 'activity_rules', 'activity_stock', 'audit_exports', 'call_backs', 'campaigns'] as const),
  ...(['client_accounts'] as const),
  ...(['client_numbers', 'conversion_holds', 'conversions', 'data_requests', 'draws', 'emergency_stops'] as const),
  ...(['fact_versions', 'fee_discounts', 'films', 'job', 'knowledge_attempts', 'live_reminders'] as const),
  ...(['live_sessions', 'machine_clients', 'market_closures', 'merchant_codes', 'merchants'] as const),
  ...(['mobile_numbers', 'offering_applications', 'offerings', 'operator_notices', 'participations'] as const),
  ...([
    'partner_orders',
    'persons',
    'phone_changes',
    'pictures',
    'reward_corrections',
    'rewards',
    'shipping_orders',
  ] as const),
  ...(['sms_budget', 'sms_gateways_off', 'staff_members', 'trades', 'tracking_settings', 'voucher_codes'] as const),
  ...(['waiting_rooms'] as const),
] as const
export type ActSubject = (typeof actSubjects)[number]
