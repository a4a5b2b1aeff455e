import { rmSync } from 'node:fs'
import { preparedDatabase } from '../../apps/server/src/database/embedded/prepared.ts'
import { dataFolder } from './folder.ts'

/** The embedded database, held by the measurement itself, for several servers to share by its address. */
export const startDatabase = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const dataDir = dataFolder()
  const { url, stop } = await preparedDatabase(dataDir)
  return {
    url,
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
