/**
 * The object that WeChat adds to the page of a web view, before or after it has loaded. The vendor's own SDK uses only
 * this.
 */
interface VendorBridge {
  invoke(api: string, call: object, done: () => void): void
}

const vendorBridge = (): Promise<VendorBridge> =>
  new Promise((resolve) => {
    const look = (): boolean => {
      const found: unknown = Reflect.get(globalThis, 'WeixinJSBridge')
      if (found) resolve(found as VendorBridge)
      return found !== undefined
    }
    if (!look()) document.addEventListener('WeixinJSBridgeReady', look, { once: true })
  })

/** Sends a request to the mini-program around the page, which does not report the result. */
export const requestMiniProgram = async (
  name: 'navigateTo' | 'navigateBack' | 'postMessage',
  arg: object,
): Promise<void> => (await vendorBridge()).invoke('invokeMiniProgramAPI', { name, arg }, () => undefined)
