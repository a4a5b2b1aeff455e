import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client'
import type { Environment } from '../config/environment.ts'
import { logFailures } from '../database/log-failures.ts'
import type { App } from '../http/app.ts'
import { secureHeaders } from '../http/security-headers.ts'

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // proxies must pass on each event as it arrives
  'X-Accel-Buffering': 'no',
}

/** Sends the headers of a stream of server-sent events, and returns the response to which its events are written. */
export const beginStream = (reply: FastifyReply, environment: Environment): ServerResponse => {
  reply.headers(headers)
  secureHeaders(reply, environment)
  reply.hijack()
  return reply.raw.writeHead(200, { ...reply.getHeaders() } as Record<string, string>)
}

/** The streams of one kind. */
export interface Hub {
  readonly size: number
  /** sends the readers what changed */
  look(): Promise<void>
  close(): void
}

interface Running {
  readonly hub: Hub
  readonly registry: Registry
  /** the number of open streams for operators */
  readonly gauge: Pick<GaugeConfiguration<never>, 'name' | 'help'>
  /** maximum number of open streams of this process */
  readonly most: number
  /** milliseconds between two updates; a slow update delays the next one */
  readonly updateEvery: number
  /** the log message of a failed update */
  readonly failure: string
}

/** Updates open streams while the server listens, and ends them when it stops. */
export const runStreams = (app: App, { hub, registry, gauge, most, updateEvery, failure }: Running): void => {
  new Gauge({
    ...gauge,
    registers: [registry],
    collect() {
      this.set(hub.size)
    },
  })
  new Gauge({ name: `${gauge.name}_max`, help: `${gauge.help}, maximum of this process`, registers: [registry] }).set(
    most,
  )
  let timer: NodeJS.Timeout | undefined
  let isUpdating = false
  const logFailure = logFailures(app.log, failure)
  const update = async (): Promise<void> => {
    if (isUpdating || hub.size === 0) return
    isUpdating = true
    await hub.look().catch(logFailure)
    isUpdating = false
  }
  app.addHook('onListen', async () => {
    timer = setInterval(update, updateEvery).unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    hub.close()
  })
}
