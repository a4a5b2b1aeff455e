/** What one check of `foyer doctor` found. Messages never contain secrets. */
export interface Finding {
  readonly check: string
  /** a fault prevents a start or is unsafe; a warning is a choice or a risk that an operator should know */
  readonly status: 'ok' | 'warning' | 'fault'
  readonly message: string
}

export const ok = (check: string, message: string): Finding => ({ check, status: 'ok', message })
export const warning = (check: string, message: string): Finding => ({ check, status: 'warning', message })
export const fault = (check: string, message: string): Finding => ({ check, status: 'fault', message })

/** The faults of one check, or that it is in order. */
export const faultsOr = (check: string, messages: readonly string[], fine: string): readonly Finding[] =>
  messages.length === 0 ? [ok(check, fine)] : messages.map((message) => fault(check, message))
