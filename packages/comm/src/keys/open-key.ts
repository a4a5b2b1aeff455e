import { loaded } from '../loaded.ts'
import type { Platform } from '../platform.ts'
import { deviceKey } from './device-key.ts'
import type { UnwrappingKey } from './unwrapping-key.ts'

/** The deployment's key, whose arithmetic is loaded only where a device has no key of its own. */
const deploymentKey = (pkcs8: string): UnwrappingKey => ({
  unwrap: async (wrapped) => (await loaded(import('./deployment-key.ts'))).unwrap(pkcs8, wrapped),
})

/** The device's own key where it can have one, else the deployment's. Opened once, when first needed. */
export const keyOpener = (device: Platform['deviceKey'], pkcs8: string): (() => Promise<UnwrappingKey>) => {
  let opening: Promise<UnwrappingKey> | undefined
  const open = async (): Promise<UnwrappingKey> => {
    const shared = deploymentKey(pkcs8)
    return device ? deviceKey(device.subtle, device.store).catch(() => shared) : shared
  }
  return () => {
    opening ??= open()
    return opening
  }
}
