// The complete server without its jobs: the program behind the public documents of browser tests. An idle server spends a
// twentieth of a processor on looking for jobs, for as long as the tests run.
import { runServer } from '../run-server.ts'
import { startWith } from '../server.ts'

await runServer((start) => startWith(start, { migrates: true, serves: true, works: false }))
