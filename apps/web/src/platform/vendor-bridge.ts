/** What WeChat puts into the page of a web view, before or after it has loaded; the vendor's own SDK calls nothing else. */
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

/** Asks the mini-program around the page for something; what becomes of it, it does not say. */
export const askMiniProgram = async (name: 'navigateTo' | 'navigateBack' | 'postMessage', arg: object): Promise<void> =>
  (await vendorBridge()).invoke('invokeMiniProgramAPI', { name, arg }, () => undefined)
