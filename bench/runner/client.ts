import { rmSync } from 'node:fs'
import { startServer, stopServer } from '@foyer/testing/journey/own-server'
import { dataFolder } from './folder.ts'

const port = 8191

/** Starts the built client on the real server, with a database of its own unless DATABASE_URL names one. */
export const startClient = async (): Promise<{ url: string; dataDir: string; stop: () => Promise<void> }> => {
  const dataDir = dataFolder()
  const server = await startServer(port, dataDir)
  // a failed measurement leaves no server behind; the server shuts its database down itself
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
