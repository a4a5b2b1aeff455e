import type { Reason, RefusalDetail } from '@foyer/contract/errors'

/** What went wrong, as far as a screen needs to know. */
export interface Failure {
  reason: Reason
  detail?: RefusalDetail | undefined
}
