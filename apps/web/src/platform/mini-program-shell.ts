import { type ShellMessage, sessionPage } from '@foyer/api/mini-program'
import type { Comm } from '@foyer/comm'
import { handOver, takeOver } from '@foyer/comm/handoff'
import { handoffCode } from './handoff.ts'
import { sharedRoute } from './shared-address.ts'
import { requestMiniProgram } from './vendor-bridge.ts'

/**
 * The mini-program around the page, which has a session of its own. Its code loads in the mini-program's web view only.
 */
export interface Shell {
  /** Registers there the person whom this page has just registered. */
  signedIn(): void
  /** Signs out there too. */
  signedOut(): void
}

const say = (): void => {
  const message: ShellMessage = { route: sharedRoute(), title: document.title }
  void requestMiniProgram('postMessage', message)
}

/**
 * Registers the person whom the shell handed over, unless someone is registered here already, which is newer. A refused
 * code leaves a visitor. From then on the shell is notified which page is shown, so that it can share it as a card.
 */
export const meetShell = async (comm: Comm): Promise<Shell> => {
  const code = handoffCode()
  if (code && comm.flag === 'tourist') await takeOver(comm, code).catch(() => undefined)
  const title = document.querySelector('title')
  if (title) new MutationObserver(say).observe(title, { childList: true })
  say()
  const goTo = (query: string) => requestMiniProgram('navigateTo', { url: `${sessionPage}?${query}` })
  return {
    // a failure to reach the shell has no effect here, because this page stores the registration itself
    signedIn: () =>
      void handOver(comm).then(
        (given) => goTo(`handoff=${given}`),
        () => undefined,
      ),
    signedOut: () => void goTo('quit=1'),
  }
}
