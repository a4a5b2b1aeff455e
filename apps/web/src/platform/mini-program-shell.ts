import type { Comm } from '@foyer/comm'
import { handOver, takeOver } from '@foyer/comm/handoff'
import { type ShellMessage, sessionPage } from '@foyer/contract/mini-program'
import { handoffCode } from './handoff.ts'
import { sharedRoute } from './shared-address.ts'
import { askMiniProgram } from './vendor-bridge.ts'

/** The mini-program around the page, which keeps a session of its own; loaded in its web view only. */
export interface Shell {
  /** Registers there whom this page has just registered. */
  signedIn(): void
  /** Signs out there too. */
  signedOut(): void
}

const say = (): void => {
  const message: ShellMessage = { route: sharedRoute(), title: document.title }
  void askMiniProgram('postMessage', message)
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
  const goTo = (query: string) => askMiniProgram('navigateTo', { url: `${sessionPage}?${query}` })
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
