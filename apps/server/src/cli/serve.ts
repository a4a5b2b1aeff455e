import { StartError } from '../config/start-error.ts'
import { greeting } from '../greeting.ts'
import { runServer } from '../run-server.ts'
import { startWith, type Tasks } from '../server.ts'

/** Serves clients and calls until a signal. The embedded database belongs to one process, which then does everything. */
export const serve = (tasks: Omit<Tasks, 'serves'>): Promise<never> =>
  runServer((start) => {
    const isAlone = start.environment.DATABASE_URL === undefined
    return startWith(start, { serves: true, migrates: isAlone || tasks.migrates, works: isAlone || tasks.works })
  }, greeting)

/** Runs the jobs until a signal. */
export const work = (): Promise<never> =>
  runServer(
    (start) => {
      if (start.environment.DATABASE_URL === undefined)
        throw new StartError('foyer work needs DATABASE_URL: the embedded database belongs to the process that serves.')
      return startWith(start, { serves: false, migrates: false, works: true })
    },
    (port) => `Foyer runs its jobs; its health is at http://localhost:${port}/readyz\n`,
  )
