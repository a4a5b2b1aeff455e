import { rmSync } from 'node:fs'
import { startServer, stopServer } from '@foyer/testing/journey/own-server'
import { dataFolder } from './folder.ts'

const port = 8191

/** The built client on the real server, on a database of its own unless DATABASE_URL names one. */
export const startClient = async (): Promise<{ url: string; dataDir: string; stop: () => Promise<void> }> => {
  const dataDir = dataFolder()
  const server = await startServer(port, dataDir)
  // a measurement that fails leaves no server behind; this one shuts its database down by itself
  process.once('exit', () => server.kill('SIGTERM'))
  return {
    url: `http://localhost:${port}`,
    dataDir,
    stop: async () => {
      await stopServer(server)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
