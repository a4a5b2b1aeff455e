import { openHost } from './host.ts'
import { isInMiniProgram } from './mini-program.ts'

/** Milliseconds: a web view that is left is gone by then; the lowest page of a mini-program cannot be left, and stays. */
const patience = 600

const leaveMiniProgram = async (): Promise<boolean> => {
  const { askMiniProgram } = await import('./vendor-bridge.ts')
  void askMiniProgram('navigateBack', { delta: 1 })
  await new Promise((resolve) => setTimeout(resolve, patience))
  return false
}

/**
 * Back to what lies behind the page in its host: the screen of the app before this one, the page of the mini-program below.
 * False where nothing does, or the host did not let go.
 */
export const leave = async (): Promise<boolean> => {
  if (isInMiniProgram()) return leaveMiniProgram()
  const { close } = await openHost()
  return (await close?.()) ?? false
}
