import { openHost } from './host.ts'
import { isInMiniProgram } from './mini-program.ts'
import { parentTab } from './parent-tab.ts'

/** Milliseconds: a web view that closes is gone by then. The lowest page of a mini-program cannot be left. */
const timeout = 600

const leaveMiniProgram = async (): Promise<boolean> => {
  const { requestMiniProgram } = await import('./vendor-bridge.ts')
  void requestMiniProgram('navigateBack', { delta: 1 })
  await new Promise((resolve) => setTimeout(resolve, timeout))
  return false
}

const leaveHost = async (): Promise<boolean> => {
  if (isInMiniProgram()) return leaveMiniProgram()
  const { close } = await openHost()
  return (await close?.()) ?? false
}

/**
 * Goes back to what is behind the page in its host: the previous screen of the app, or the page below in the
 * mini-program. If there is nothing behind, or the host did not close the page, returns the path of the screen's parent.
 *
 * @param isRoute whether this build has a screen at a path
 */
export const leave = async (isRoute: (path: string) => boolean): Promise<string | undefined> =>
  (await leaveHost().catch(() => false)) ? undefined : parentTab(location.hash, isRoute)
