import { rmSync } from 'node:fs'
import { pino } from 'pino'
import { superviseDatabase } from '../../apps/server/src/database/embedded/supervisor.ts'
import { dataFolder } from './folder.ts'

/** The embedded database, held by the measurement itself, for several servers to share by its address. */
export const startDatabase = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const dataDir = dataFolder()
  const { url, stop } = await superviseDatabase({
    dataDir,
    log: pino({ enabled: false }),
    signal: new AbortController().signal,
    onLost: (error) => {
      throw error
    },
  })
  return {
    url,
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
