/** The roles of the firm's staff, in the order in which the console lists them. A person may have several. */
export const staffRoles = [
  'author',
  'approver',
  'operations',
  'fulfilment',
  'clientCare',
  'compliance',
  'auditor',
  'administrator',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** What a machine client may be admitted to. A machine client never has a role. */
export const machineScopes = ['metrics', 'gifts', 'live', 'films', 'tracking'] as const
export type MachineScope = (typeof machineScopes)[number]

/** The callers among staff and machine clients that an endpoint admits. Everybody else is refused. */
export interface StaffAccess {
  readonly staff: readonly StaffRole[]
  /** the call changes something, so the auditor, who reads all and changes nothing, is not admitted */
  readonly changes?: true
  /** why the auditor is not admitted although the call changes nothing */
  readonly withoutAuditor?: string
  /** the call needs a proof of identity at the firm's provider within the last five minutes */
  readonly stepUp?: true
  /** also admits a machine client with this scope */
  readonly machine?: MachineScope
}

/** `GET /metrics`, which answers in a format of its own. */
export const metricsAccess = {
  staff: [],
  machine: 'metrics',
  withoutAuditor: 'a monitoring system reads the figures, and no person does',
} as const satisfies StaffAccess
