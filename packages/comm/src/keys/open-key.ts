import { loaded } from '../loaded.ts'
import type { Platform } from '../platform.ts'
import { deviceKey } from './device-key.ts'
import type { UnwrappingKey } from './unwrapping-key.ts'

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
    let isStandIn = false
    try {
      if (device) {
        const own = await deviceKey(device.subtle, device.store)
        mark.set()
        return own
      }
    } catch {
      isStandIn = mark.isSet()
    }
    // its arithmetic is loaded only if a device has no key of its own
    const { deploymentKey } = await loaded(import('./deployment-key.ts'))
    if (isStandIn) opening = undefined
    return { ...deploymentKey(pkcs8), isStandIn }
  }
  return () => {
    opening ??= open().catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }
}
