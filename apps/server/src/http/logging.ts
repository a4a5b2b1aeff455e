import { createRequire } from 'node:module'
import type { FastifyLoggerOptions } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Environment } from '../config/environment.ts'
import { type LogFile, openLogFile } from '../operations/log-file.ts'

const require = createRequire(import.meta.url)

let pretty: DestinationStream | undefined
/** Lines for a person; one stream a process, since each has a thread of its own. */
const prettyStream = (): DestinationStream => {
  pretty ??= pino.transport({
    target: require.resolve('pino-pretty'),
    options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss', singleLine: true },
  })
  return pretty
}

let file: LogFile | undefined
/** The log file of the data folder; one a process, which knows how long the file is. */
const fileStream = (dataDir: string): DestinationStream => {
  file ??= openLogFile(dataDir)
  return file
}

/** Where a log goes that is not JSON on stdout: the sandbox's file, or lines for a person at its terminal. */
const streamOf = ({ FOYER_MODE, LOG_TO, DATA_DIR }: Environment): DestinationStream | undefined => {
  if (FOYER_MODE !== 'sandbox') return undefined
  if (LOG_TO === 'file') return fileStream(DATA_DIR)
  return process.stdout.isTTY ? prettyStream() : undefined
}

/** What is so long in a path opens something by itself, as the pass of a film does. */
const longest = /[^/]{80,}/g

/**
 * Request logs without personal data: method, path without query and passes, status, time and request id. No address, no
 * header, no body; a mobile number or code can stand in any of those. Of an error no field but its code: PostgreSQL's `detail`
 * repeats the values of the row. JSON, but for a person at the sandbox's terminal.
 *
 * @throws StartError where the log file cannot be opened
 */
export const loggerOptions = (environment: Environment): FastifyLoggerOptions => {
  const stream = streamOf(environment)
  return {
    level: environment.LOG_LEVEL,
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
