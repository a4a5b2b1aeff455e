import type { Reason, RefusalDetail } from '@foyer/contract/errors'

/** A failure with what a screen needs to explain it. */
export interface Failure {
  reason: Reason
  detail?: RefusalDetail | undefined
}
