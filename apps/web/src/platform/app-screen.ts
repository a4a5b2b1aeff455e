import type { BridgeFault } from '@foyer/bridge/retail'
import type { Host } from './host-interface.ts'

/** Milliseconds to wait. An app that closes the screen destroys the page at once. */
const closeTimeout = 2_000

/** Functions of an app's bridge for the screen that contains the page. */
interface ScreenCalls {
  share(params: { title: string; url: string }): Promise<unknown>
  close(options: { timeout: number }): Promise<unknown>
}

/** The sharing and closing functions of an app. If the app lacks one or does not answer, the page uses its own way. */
export const appScreen = (calls: ScreenCalls): Required<Pick<Host, 'share' | 'close'>> => ({
  share: ({ title, url }) =>
    calls.share({ title, url }).then(
      () => true,
      // an app may answer only after its share sheet is closed, and people take their time
      ({ kind }: { kind?: BridgeFault }) => kind === 'timeout',
    ),
  close: () =>
    calls.close({ timeout: closeTimeout }).then(
      () => true,
      () => false,
    ),
})
