import type { TrackingLibrary } from '@foyer/protocol/tracking/events'
import { trackingLibraryVersion } from '@foyer/protocol/tracking/limits'

/** T6: the version of the wire format, and our own version. */
export const library: TrackingLibrary = {
  $lib: 'js',
  $lib_method: 'code',
  $lib_version: trackingLibraryVersion,
  foyer_version: '0.1.0',
}
