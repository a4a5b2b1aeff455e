// `npm start`: builds the client if needed, then runs the server in this process, so that it receives signals directly.
// In the sandbox, the terminal shows only what a person needs. Everything else goes to a log file, or with --verbose to
// the terminal (ADOPT-14).
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartError } from '../apps/server/src/config/start-error.ts'
import { openLogFile } from '../apps/server/src/http/log-file.ts'
import { printed } from '../apps/server/src/steps.ts'
import { root } from './process.ts'
import { ensureBuilt } from './web-build.ts'

/**
 * Builds with the bundler's output in the log. @returns whether the build succeeded; otherwise the reason was printed
 */
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
      process.stderr.write(`\n  ${why} Undo the last change of the sources, or read the output of the bundler.\n`)
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

// reduces the start by a third; in our own folder, because anyone may write to the default one in /tmp
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
