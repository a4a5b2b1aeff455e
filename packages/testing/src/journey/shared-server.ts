// The server that journeys share. A first start prepares a data folder, of which this server and each journey with a server
// of its own use a copy.
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { freePort } from '../node/free-port.ts'
import { serverProgram, startServer, stopServer } from './own-server.ts'
import { copyPrepared, preparedFolder } from './prepared-folder.ts'

const { DATA_DIR = '' } = process.env
const prepared = preparedFolder()
if (!existsSync(prepared)) {
  mkdirSync(prepared)
  // as root the database runs under another account, which has to be able to enter it
  chmodSync(prepared, 0o755)
  await stopServer(await startServer(await freePort(), prepared))
  copyPrepared(DATA_DIR)
}
await import(serverProgram)
