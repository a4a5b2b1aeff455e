import type { DeviceFacts } from './device-facts.ts'
import type { KeyStore } from './keys/key-store.ts'
import type { Lock } from './lock.ts'
import type { RandomBytes } from './random.ts'
import type { KeyValueStorage } from './storage/key-value.ts'
import type { Transport } from './transport/transport.ts'

/** Everything a host gives, and all that this library knows of it. `webPlatform()` is a browser's. */
export interface Platform {
  readonly transport: Transport
  readonly storage: KeyValueStorage
  /** where login values live (I13): per tab, apart from the rest */
  readonly loginStore: KeyValueStorage
  readonly random: RandomBytes
  /** the device's clock, milliseconds since 1970 */
  readonly now: () => number
  readonly lock: Lock
  /** what signed calls say of the device; `NA` where nothing is said (N9) */
  readonly deviceFacts?: DeviceFacts | undefined
  /** absent: app keys are wrapped for the deployment's key */
  readonly deviceKey?: { readonly subtle: SubtleCrypto; readonly store: KeyStore } | undefined
  /** Calls back whenever the network returns: waits end then, and what could not be sent is sent. */
  readonly onOnline?: ((listener: () => void) => void) | undefined
  /** Calls back once a minute, and when the page comes to the front: nearly expired tokens are refreshed then. */
  readonly tick?: (refresh: () => void) => void
}
