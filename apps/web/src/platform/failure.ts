import type { ReasonOf, Served } from '@foyer/api/endpoints/calls'
import type { Reason, RefusalDetail } from '@foyer/protocol/errors'

/** A failure with what a screen needs to explain it. */
export interface Failure<R extends Reason = Reason> {
  reason: R
  detail?: RefusalDetail | undefined
}

/** A failure of one of the named calls. If none is named, it has only reasons that every call may give. */
export type FailureOf<C extends Served = never> = Failure<ReasonOf<C>>
