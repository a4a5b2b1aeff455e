import type { TrackingLibrary } from '@foyer/contract/tracking-events'
import { trackingLibraryVersion } from '@foyer/contract/tracking-limits'

/** T6: the wire version spoken, and our own beside it. */
export const library: TrackingLibrary = {
  $lib: 'js',
  $lib_method: 'code',
  $lib_version: trackingLibraryVersion,
  foyer_version: '0.1.0',
}
