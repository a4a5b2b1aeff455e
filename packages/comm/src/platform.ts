import type { DeviceFacts } from './device-facts.ts'
import type { KeyStore } from './keys/key-store.ts'
import type { Lock } from './lock.ts'
import type { RandomBytes } from './random.ts'
import type { KeyValueStorage } from './storage/key-value.ts'
import type { Transport } from './transport/transport.ts'

/** Everything that this library needs from a host. `webPlatform()` is that of a browser. */
export interface Platform {
  readonly transport: Transport
  readonly storage: KeyValueStorage
  /** storage of login values (I13): per tab, separate from the other storage */
  readonly loginStore: KeyValueStorage
  readonly random: RandomBytes
  /** the device's clock, milliseconds since 1970 */
  readonly now: () => number
  readonly lock: Lock
  /** the device's facts in signed calls; `NA` for missing ones (N9) */
  readonly deviceFacts?: DeviceFacts | undefined
  /** if absent, app keys are wrapped for the deployment's key */
  readonly deviceKey?: { readonly subtle: SubtleCrypto; readonly store: KeyStore } | undefined
  /** Calls `listener` whenever the network returns: waits then end, and what could not be sent is sent. */
  readonly onOnline?: ((listener: () => void) => void) | undefined
  /** Calls `refresh` once a minute, and when the page returns to the foreground, to refresh nearly expired tokens. */
  readonly tick?: (refresh: () => void) => void
}
