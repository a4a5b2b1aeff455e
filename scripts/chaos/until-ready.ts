import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from './server.ts'

/** Milliseconds that a process may need to be ready after a fault: the longest is a connection that was lost. */
const longest = 120_000

/** Waits until a process is ready. @throws Error if it is not after two minutes */
export const untilReady = async (server: Server): Promise<void> => {
  const begun = performance.now()
  for (;;) {
    const why = await server.obstacle()
    if (why === undefined) return
    if (performance.now() - begun > longest)
      throw new Error(`${server.name} is not ready two minutes after a fault: ${why}`)
    await wait(100)
  }
}
