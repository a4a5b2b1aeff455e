import type { Reason, RefusalDetail } from '@foyer/protocol/errors'

/** A failure with what a screen needs to explain it. */
export interface Failure {
  reason: Reason
  detail?: RefusalDetail | undefined
}
