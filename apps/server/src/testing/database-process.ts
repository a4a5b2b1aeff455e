// The part of the server around its database, as a process of its own: the same supervisor, signals, messages and exit
// codes, without the routes and the jobs. It opens a prepared database, or creates an empty one, and listens on no port.

import { openDatabase } from '../database/open.ts'
import { runServer } from '../run-server.ts'

await runServer(async ({ environment, log, signal, onLost, step, defer }) => {
  const { close } = await step('Starting the database', () => openDatabase(environment, log, signal, onLost))
  defer(close)
  signal.throwIfAborted()
  return environment.PORT
})
