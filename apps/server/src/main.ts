import { type Logger, pino } from 'pino'
import { readEnvironment } from './config/environment.ts'
import { StartError } from './config/start-error.ts'
import { isOfArrayTypes } from './database/array-types.ts'
import { greeting } from './greeting.ts'
import { loggerOptions } from './http/logging.ts'
import { startServer } from './server.ts'
import { longestStep, stopAll } from './stop.ts'

const readOrExit = () => {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

const environment = readOrExit()
const { stream, ...options } = loggerOptions(environment)
const log: Logger = stream ? pino(options, stream) : pino(options)
const stopping = new AbortController()
const closers: (() => Promise<void>)[] = []
let exitCode = 0

/** For whatever ends the server: one sentence where a person can mend it, else the log with the stack. */
const fail = (error: unknown): void => {
  if (stopping.signal.aborted && error === stopping.signal.reason) return
  exitCode = 1
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else log.fatal({ err: error }, 'the server ends on an unexpected failure')
  stopping.abort()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
process.on('uncaughtException', fail)
process.on('unhandledRejection', (error) => {
  if (!isOfArrayTypes(error)) fail(error)
})

const stopped = new Promise<void>((resolve) =>
  stopping.signal.addEventListener('abort', () => resolve(), { once: true }),
)

try {
  const port = await startServer({
    environment,
    variables: process.env,
    log,
    signal: stopping.signal,
    onLost: fail,
    defer: (close) => closers.unshift(close),
  })
  if (environment.FOYER_MODE === 'sandbox') process.stdout.write(greeting(port, environment.DATA_DIR))
  await stopped
} catch (error) {
  // Ctrl-C also reaches the programs that a start runs: that they ended is no failure of their own
  if (stopping.signal.aborted) log.info({ err: error }, 'the start was stopped')
  else fail(error)
}
await stopAll(closers, environment.DRAIN_SECONDS * 1000 + longestStep, fail)
process.exit(exitCode)
