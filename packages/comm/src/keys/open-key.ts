import { loaded } from '../loaded.ts'
import type { Platform } from '../platform.ts'
import { deviceKey } from './device-key.ts'
import type { UnwrappingKey } from './unwrapping-key.ts'

/** The deployment's key, whose arithmetic is loaded only where a device has no key of its own. */
const deploymentKey = (pkcs8: string): UnwrappingKey => ({
  unwrap: async (wrapped) => (await loaded(import('./deployment-key.ts'))).unwrap(pkcs8, wrapped),
})

/** Where it is kept between visits that this device has a key of its own. */
interface Mark {
  isSet(): boolean
  set(): void
}

/**
 * The device's own key where it can have one, else the deployment's. Opened once, when first needed; a key that this device has
 * and that does not open now (COMM-3) is tried again with each use.
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
