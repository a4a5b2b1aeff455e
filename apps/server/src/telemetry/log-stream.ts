import { type AnyValueMap, type Logger, SeverityNumber } from '@opentelemetry/api-logs'
import type { DestinationStream } from 'pino'

/** The severity of a level of pino. */
const severityOf = (level: number): { severityNumber: SeverityNumber; severityText: string } => {
  if (level >= 60) return { severityNumber: SeverityNumber.FATAL, severityText: 'FATAL' }
  if (level >= 50) return { severityNumber: SeverityNumber.ERROR, severityText: 'ERROR' }
  if (level >= 40) return { severityNumber: SeverityNumber.WARN, severityText: 'WARN' }
  if (level >= 30) return { severityNumber: SeverityNumber.INFO, severityText: 'INFO' }
  return { severityNumber: SeverityNumber.DEBUG, severityText: 'DEBUG' }
}

/**
 * Sends each line of the log as a log record as well. A line is written in the context of its call, so the record has
 * the trace of the call. It contains what the line contains, and so no personal data.
 */
export const logStream = (logger: Logger): DestinationStream => ({
  write: (line) => {
    const { level, time, msg, pid, hostname, trace_id, span_id, ...attributes } = JSON.parse(line) as AnyValueMap
    logger.emit({ timestamp: Number(time), ...severityOf(Number(level)), body: String(msg ?? ''), attributes })
  },
})
