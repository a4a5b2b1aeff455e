import { createRequire } from 'node:module'
import type { FastifyLoggerOptions } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import type { Environment } from '../config/environment.ts'
import { traceIds } from '../telemetry/spans.ts'
import { type LogFile, openLogFile } from './log-file.ts'

const require = createRequire(import.meta.url)

let pretty: DestinationStream | undefined
/** Human-readable lines. One stream for each process, since every stream has a thread. */
const prettyStream = (): DestinationStream => {
  pretty ??= pino.transport({
    target: require.resolve('pino-pretty'),
    options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss', singleLine: true },
  })
  return pretty
}

let file: LogFile | undefined
/** The log file of the data folder. One for each process, since it tracks the length of the file. */
const fileStream = (dataDir: string): DestinationStream => {
  file ??= openLogFile(dataDir)
  return file
}

/** The destination of a log that is not JSON on stdout: the sandbox's file, or readable lines for a terminal. */
const streamOf = ({ FOYER_MODE, LOG_TO, DATA_DIR }: Environment): DestinationStream | undefined => {
  if (FOYER_MODE !== 'sandbox') return undefined
  if (LOG_TO === 'file') return fileStream(DATA_DIR)
  return process.stdout.isTTY ? prettyStream() : undefined
}

let second: DestinationStream | undefined
/** Lets every log that is created from now on send its lines to a second destination as well. One for each process. */
export const copyLogTo = (destination: DestinationStream | undefined): void => {
  second = destination
}

/** The destination with the second one, if there is one. Each level passes, since the log itself discards lines. */
const withSecond = (first: DestinationStream | undefined): DestinationStream | undefined => {
  if (!second) return first
  const level = 'debug'
  return pino.multistream([
    { level, stream: first ?? pino.destination(1) },
    { level, stream: second },
  ])
}

/** A path segment of this length is a credential, such as the pass of a film. */
const longest = /[^/]{80,}/g

/**
 * Request logs without personal data: method, path without query and passes, status, time and request id. Addresses,
 * headers and bodies are left out, since any of them may contain a mobile number or code. Of an error only its code is
 * logged: PostgreSQL's `detail` repeats the values of the row. Lines of a trace have its `trace_id`. The format is JSON, except at the sandbox's terminal.
 *
 * @throws StartError if the log file cannot be opened
 */
export const loggerOptions = (environment: Environment): FastifyLoggerOptions & Pick<LoggerOptions, 'mixin'> => {
  const stream = withSecond(streamOf(environment))
  return {
    level: environment.LOG_LEVEL,
    mixin: traceIds,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0]?.replaceAll(longest, '…'),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: NodeJS.ErrnoException) => {
        const { type, message, stack } = pino.stdSerializers.err(error)
        return { type, message, stack, code: error.code }
      },
    },
    ...(stream && { stream }),
  }
}
