import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from './server.ts'

/** Milliseconds that a process may need to be ready after a fault, also on a busy machine. */
const longest = 300_000

/** Waits until a process is ready. @throws Error if it is not after five minutes */
export const untilReady = async (server: Server): Promise<void> => {
  const begun = performance.now()
  for (;;) {
    const why = await server.obstacle()
    if (why === undefined) return
    if (performance.now() - begun > longest)
      throw new Error(`${server.name} is not ready five minutes after a fault: ${why}`)
    await wait(100)
  }
}
