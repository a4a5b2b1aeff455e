import type { BridgeFault } from '@foyer/bridge/retail'
import type { Host } from './host-interface.ts'

/** Milliseconds: an app that closes the screen takes the page with it, and needs none of them. */
const closePatience = 2_000

/** Functions of an app's bridge for the screen that the page stands in. */
interface ScreenCalls {
  share(params: { title: string; url: string }): Promise<unknown>
  close(options: { timeout: number }): Promise<unknown>
}

/** The screen of an app. What an app does not have, or does not answer, the page does in its own way. */
export const appScreen = (calls: ScreenCalls): Required<Pick<Host, 'share' | 'close'>> => ({
  share: ({ title, url }) =>
    calls.share({ title, url }).then(
      () => true,
      // an app may answer only once its sheet is closed again, and people take their time
      ({ kind }: { kind?: BridgeFault }) => kind === 'timeout',
    ),
  close: () =>
    calls.close({ timeout: closePatience }).then(
      () => true,
      () => false,
    ),
})
