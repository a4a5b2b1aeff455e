import { runServer } from './run-server.ts'
import { startServer } from './server.ts'

await runServer(startServer)
