import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, stopServer } from '../../e2e/own-server.ts'

const port = 8191

/** The built client on the real server, on a database of its own. */
export const startClient = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  chmodSync(folder, 0o755) // as root the database runs as another user, who has to get in
  const server = await startServer(port, folder)
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      await stopServer(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
