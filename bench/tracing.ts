// `npm run bench:tracing [-- --rounds 12] [-- --calls 1500] [-- --starts 5]`: start time, memory after the start and calls
// per second of the whole server without OpenTelemetry, with all traces and logs exported, and with a tenth of the
// traces exported. The collector runs in this process and discards everything. Starts and rounds alternate. Exits 1 if a
// tenth of the traces costs more than a quarter of the calls per second.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { startServer, stopServer } from '@foyer/testing/journey/own-server'
import { sandboxMetrics } from '@foyer/testing/staff'
import { Connection } from './runner/connection.ts'
import { startDatabase } from './runner/database.ts'
import { dataFolder } from './runner/folder.ts'
import { idle } from './runner/idle.ts'
import { median } from './runner/statistics.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '12' },
    calls: { type: 'string', default: '1500' },
    starts: { type: 'string', default: '5' },
  },
})
const [rounds, calls, starts] = [Number(values.rounds), Number(values.calls), Number(values.starts)]
const connections = 16
const warmUp = 2
const bar = 0.75

const collector = createServer((request, response) => {
  request.resume().once('end', () => response.end())
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` }

const kinds = {
  off: {},
  all: endpoint,
  tenth: { ...endpoint, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' },
} as const
type Kind = keyof typeof kinds
const names = Object.keys(kinds) as Kind[]
const ports: Record<Kind, number> = { off: 8192, all: 8193, tenth: 8194 }

const database = await startDatabase()
// the secrets in it belong to the database
const dataDir = dataFolder()
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const server of running) server.kill()
})
const start = async (kind: Kind) => {
  const began = performance.now()
  const server = await startServer(ports[kind], dataDir, {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'info',
    ...kinds[kind],
  })
  running.add(server)
  return { server, took: performance.now() - began }
}

const readers: Partial<Record<Kind, ReturnType<typeof sandboxMetrics>>> = {}

/** A figure of a server in its metrics. */
const figureOf = async (kind: Kind, name: string): Promise<number> => {
  readers[kind] ??= sandboxMetrics(`http://localhost:${ports[kind]}`)
  const metrics = await (await readers[kind])()
  return Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(metrics)?.[1])
}

const request = Buffer.from('GET /api/activities HTTP/1.1\r\nHost: localhost\r\n\r\n')

/** Calls per second, and microseconds of the server's processor time a call. */
const measure = async (kind: Kind) => {
  const before = await figureOf(kind, 'process_cpu_seconds_total')
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.to(ports[kind])))
  const began = performance.now()
  await Promise.all(
    open.map(async (connection) => {
      for (let n = 0; n < calls / connections; n++) {
        const { status } = await connection.send(request)
        if (status !== 200) throw new Error(`a call was answered with ${status}`)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  for (const connection of open) connection.close()
  const cpu = (await figureOf(kind, 'process_cpu_seconds_total')) - before
  return { rate: calls / seconds, cpu: (cpu / calls) * 1e6 }
}

const took: Record<Kind, number[]> = { off: [], all: [], tenth: [] }
const memory = {} as Record<Kind, number>
const results: Record<Kind, Awaited<ReturnType<typeof measure>>>[] = []
try {
  for (let n = 0; n < starts; n++)
    for (const kind of names) {
      const { server, took: time } = await start(kind)
      took[kind].push(time)
      await stopServer(server)
    }
  const servers = await Promise.all(names.map(start))
  await idle()
  for (const kind of names) memory[kind] = await figureOf(kind, 'process_resident_memory_bytes')
  for (let round = -warmUp; round < rounds; round++) {
    const each = { off: await measure('off'), all: await measure('all'), tenth: await measure('tenth') }
    if (round >= 0) results.push(each)
  }
  for (const { server } of servers) await stopServer(server)
} finally {
  collector.close()
  await database.stop()
}

const ratio = (kind: Kind): number => median(results.map((each) => each[kind].rate / each.off.rate))
console.log(`\n${calls} calls of GET /api/activities a round, ${rounds} rounds in turn, ${connections} connections\n`)
console.log('traces      start ms   memory MiB   calls/s   of off   server us a call')
for (const kind of names)
  console.log(
    kind.padEnd(8),
    median(took[kind]).toFixed(0).padStart(11),
    (memory[kind] / 1024 / 1024).toFixed(0).padStart(12),
    median(results.map((each) => each[kind].rate))
      .toFixed(0)
      .padStart(9),
    ratio(kind).toFixed(2).padStart(8),
    median(results.map((each) => each[kind].cpu))
      .toFixed(0)
      .padStart(18),
  )
if (ratio('tenth') < bar) console.log(`a tenth of the traces costs more than the bar of ${bar} of the calls`)
process.exit(ratio('tenth') < bar ? 1 : 0)
