// `npm start`: the client built if need be, then the server in this same process, which gets its signals first-hand. A person at
// the sandbox's terminal reads what they need; everything else goes to a log file, or with --verbose to the terminal (ADOPT-14).
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartError } from '../apps/server/src/config/start-error.ts'
import { openLogFile } from '../apps/server/src/operations/log-file.ts'
import { printed } from '../apps/server/src/steps.ts'
import { root } from './process.ts'
import { ensureBuilt } from './web-build.ts'

/** Builds with the bundler's words in the log. @returns whether all is there; else a person has read why not */
const buildForPerson = async (): Promise<boolean> => {
  let stopped = false
  const stop = () => {
    stopped = true
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  const log = openLogFile(process.env.DATA_DIR || '.data')
  const step = printed((text) => process.stdout.write(text))
  const isBuilt = await ensureBuilt(
    (what, build) =>
      step(what, async () => {
        if (!(await build())) throw new StartError(`${what} failed.`)
        return true
      }),
    log.descriptor,
  ).catch((error: unknown) => {
    if (!stopped) {
      const why = error instanceof StartError ? error.message : `The build ended: ${(error as Error).message}.`
      process.stderr.write(`\n  ${why} Undo the last change of the sources, or see what the bundler says.\n`)
      process.stderr.write(`  Details: ${log.path}\n\n`)
    }
    return false
  })
  log.close()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
  if (stopped) process.exit(130)
  return isBuilt
}

const isForPerson =
  (process.env.FOYER_MODE || 'sandbox') === 'sandbox' &&
  process.env.LOG_TO !== 'terminal' &&
  !process.argv.includes('--verbose')

// a third off the start; in our own folder, since anybody may write to the default one in /tmp
enableCompileCache(join(root, '.cache/compile'))
try {
  if (!(await (isForPerson ? buildForPerson() : ensureBuilt()))) process.exit(1)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
if (isForPerson) process.env.LOG_TO = 'file'
await import(pathToFileURL(join(root, 'apps/server/src/main.ts')).href)
