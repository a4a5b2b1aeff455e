/** The reason why a call failed. */
export type FaultKind =
  | 'offline'
  | 'away'
  | 'unanswered'
  | 'signedOut'
  | 'role'
  | 'proof'
  | 'limited'
  | 'invalid'
  | 'notFound'
  | 'conflict'
  | 'forbidden'
  | 'tooLarge'
  | 'unexpected'

/** A failed call, as a screen shows it. */
export interface Fault {
  readonly kind: FaultKind
  /** the reference of the request in the server's log; null without a reply */
  readonly reference: string | null
  /** seconds after which another attempt makes sense */
  readonly seconds?: number
  /** the server's reason, where a screen has words for it */
  readonly reason?: string
}

export class Failed extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.kind)
    this.fault = fault
  }
}

export const faultIn = (error: unknown): Fault =>
  error instanceof Failed ? error.fault : { kind: 'unexpected', reference: null }

const byReason: Readonly<Record<string, FaultKind>> = {
  proof_needed: 'proof',
  role_missing: 'role',
  host_not_allowed: 'forbidden',
  invalid_request: 'invalid',
}
const byStatus: Readonly<Record<number, FaultKind>> = {
  400: 'invalid',
  401: 'signedOut',
  403: 'role',
  404: 'notFound',
  413: 'tooLarge',
  409: 'conflict',
  429: 'limited',
  502: 'away',
  503: 'away',
  504: 'away',
}

/** Reads the server's refusal. A reply of something in between, such as a proxy, has no reason. */
export const faultOf = async (reply: Response): Promise<Fault> => {
  const refusal = (await reply.json().catch(() => undefined)) as { reason?: string; reference?: string } | undefined
  const kind = byReason[refusal?.reason ?? ''] ?? byStatus[reply.status] ?? 'unexpected'
  const { reason = '', reference = null } = refusal ?? {}
  return {
    kind,
    reference,
    ...(reason.startsWith('upload_') && { reason }),
    ...(kind === 'limited' && { seconds: Number(reply.headers.get('Retry-After')) || 60 }),
  }
}
