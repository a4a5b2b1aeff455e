import { openHost } from './host.ts'
import { isInMiniProgram } from './mini-program.ts'

/** Milliseconds: a web view that closes is gone by then. The lowest page of a mini-program cannot be left. */
const timeout = 600

const leaveMiniProgram = async (): Promise<boolean> => {
  const { requestMiniProgram } = await import('./vendor-bridge.ts')
  void requestMiniProgram('navigateBack', { delta: 1 })
  await new Promise((resolve) => setTimeout(resolve, timeout))
  return false
}

/**
 * Goes back to what is behind the page in its host: the previous screen of the app, or the page below in the
 * mini-program. Returns false if there is nothing behind, or the host did not close the page.
 */
export const leave = async (): Promise<boolean> => {
  if (isInMiniProgram()) return leaveMiniProgram()
  const { close } = await openHost()
  return (await close?.()) ?? false
}
