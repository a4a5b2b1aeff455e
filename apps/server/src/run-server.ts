import { type Logger, pino } from 'pino'
import { readEnvironment } from './config/environment.ts'
import { StartError } from './config/start-error.ts'
import { readVariables } from './config/variables.ts'
import { isOfArrayTypes } from './database/array-types.ts'
import { greeting } from './greeting.ts'
import { logPathIn } from './http/log-file.ts'
import { copyLogTo, loggerOptions } from './http/logging.ts'
import type { Start } from './server.ts'
import { printed, quietly } from './steps.ts'
import { longestStep, stopAll } from './stop.ts'
import { exportTelemetry } from './telemetry/export.ts'

const readOrExit = async () => {
  try {
    const variables = readVariables(process.env)
    const environment = readEnvironment(variables)
    const telemetry = await exportTelemetry(environment, variables)
    copyLogTo(telemetry?.logs)
    return { environment, variables, telemetry, logger: loggerOptions(environment) }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/**
 * Runs a server as the current process, from its environment to its exit code. A signal or a failure stops what the
 * start registered, in reverse order.
 *
 * @param start starts the server and returns the port on which it listens
 * @param greet the text for the terminal of a sandbox once it runs
 */
export const runServer = async (
  start: (start: Start) => Promise<number>,
  greet: typeof greeting = greeting,
): Promise<never> => {
  const { environment, variables, telemetry, logger } = await readOrExit()
  const { stream, ...options } = logger
  const isSandbox = environment.FOYER_MODE === 'sandbox'
  /** The path of the log that the terminal does not show; undefined if the terminal shows the log. */
  const logPath = isSandbox && environment.LOG_TO === 'file' ? logPathIn(environment.DATA_DIR) : undefined
  const log: Logger = stream ? pino(options, stream) : pino(options)
  const stopping = new AbortController()
  telemetry?.warnTo(log)
  // the last step: what the other steps of the stop log and record is exported as well
  const closers: (() => Promise<void>)[] = telemetry ? [telemetry.stop] : []
  let exitCode = 0

  /** For a terminal that does not show the log: prints what happened, what to do, and where the log is. */
  const printFailure = (error: unknown): void => {
    const unexpected = `Foyer ended on an unexpected failure: ${error instanceof Error ? error.message : error}. Run npm start again.`
    process.stderr.write(`\n  ${error instanceof StartError ? error.message : unexpected}\n  Details: ${logPath}\n\n`)
  }

  /** Reports what ends the server: one sentence if a person can fix it, otherwise a log line with the stack. */
  const fail = (error: unknown): void => {
    if (stopping.signal.aborted && error === stopping.signal.reason) return
    exitCode = 1
    const isKnown = error instanceof StartError
    if (isKnown && !logPath) process.stderr.write(`${error.message}\n`)
    else log.fatal({ err: error }, isKnown ? 'the server cannot start' : 'the server ends on an unexpected failure')
    if (logPath) printFailure(error)
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
    const port = await start({
      environment,
      variables,
      log,
      signal: stopping.signal,
      onLost: fail,
      step: logPath ? printed((text) => process.stdout.write(text)) : quietly,
      defer: (close) => closers.unshift(close),
    })
    if (isSandbox) process.stdout.write(greet(port, logPath))
    await stopped
  } catch (error) {
    // Ctrl-C also reaches the programs that a start runs, so their end is no failure of their own
    if (stopping.signal.aborted) log.info({ err: error }, 'the start was stopped')
    else fail(error)
  }
  await stopAll(closers, environment.DRAIN_SECONDS * 1000 + longestStep, fail)
  return process.exit(exitCode)
}
