import { toHex } from '../encoding/hex.ts'
import { utf8 } from '../encoding/utf8.ts'
import { loaded } from '../loaded.ts'
import type { Platform } from '../platform.ts'
import { sha256 } from '../signing/sha256.ts'
import { deviceKey } from './device-key.ts'
import type { UnwrappingKey } from './unwrapping-key.ts'

/** The deployment's key. Its arithmetic is loaded only if a device has no key of its own. */
const deploymentKey = (pkcs8: string): UnwrappingKey => ({
  deploymentKeyHash: toHex(sha256(utf8(pkcs8))),
  unwrap: async (wrapped) => (await loaded(import('./deployment-key.ts'))).unwrap(pkcs8, wrapped),
})

/** Records between visits that this device has a key of its own. */
interface Mark {
  isSet(): boolean
  set(): void
}

/**
 * The device's own key if it can have one, otherwise the deployment's. It is opened once, when first needed. If the
 * device has a key that does not open now (COMM-3), each use tries again.
 */
export const keyOpener = (device: Platform['deviceKey'], pkcs8: string, mark: Mark): (() => Promise<UnwrappingKey>) => {
  let opening: Promise<UnwrappingKey> | undefined
  const open = async (): Promise<UnwrappingKey> => {
    const shared = deploymentKey(pkcs8)
    if (!device) return shared
    try {
      const own = await deviceKey(device.subtle, device.store)
      mark.set()
      return own
    } catch {
      if (!mark.isSet()) return shared
      opening = undefined
      return { ...shared, isStandIn: true }
    }
  }
  return () => {
    opening ??= open()
    return opening
  }
}
