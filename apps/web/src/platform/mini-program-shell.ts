import type { Comm } from '@foyer/comm'
import { handOver, takeOver } from '@foyer/comm/handoff'
import { type ShellMessage, sessionPage } from '@foyer/contract/mini-program'
import { handoffCode } from './handoff.ts'

/** The mini-program around the page, which keeps a session of its own; loaded in its web view only. */
export interface Shell {
  /** Registers there whom this page has just registered. */
  signedIn(): void
  /** Signs out there too. */
  signedOut(): void
}

/** What the host puts into the page, before or after it has loaded; the vendor's own SDK calls nothing else. */
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

const invoke = async (name: string, arg: object): Promise<void> =>
  (await vendorBridge()).invoke('invokeMiniProgramAPI', { name, arg }, () => undefined)

const say = (): void => {
  const message: ShellMessage = { route: location.hash.slice(1) || '/', title: document.title }
  void invoke('postMessage', message)
}

/**
 * Takes over whom the shell handed over, unless somebody is registered here: who signed in here last knows better. A code
 * that is refused leaves a visitor. From then on the shell hears which page stands here, for a card to share.
 */
export const meetShell = async (comm: Comm): Promise<Shell> => {
  const code = handoffCode()
  if (code && comm.flag === 'tourist') await takeOver(comm, code).catch(() => undefined)
  const title = document.querySelector('title')
  if (title) new MutationObserver(say).observe(title, { childList: true })
  say()
  const goTo = (query: string) => invoke('navigateTo', { url: `${sessionPage}?${query}` })
  return {
    // what does not reach the shell costs the person nothing now: this page keeps them registered
    signedIn: () =>
      void handOver(comm).then(
        (given) => goTo(`handoff=${given}`),
        () => undefined,
      ),
    signedOut: () => void goTo('quit=1'),
  }
}
