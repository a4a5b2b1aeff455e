import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { trailEndpoints } from '@foyer/api/endpoints/staff'
import type { TrailCheck } from '@foyer/api/staff/trail'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { audit, type StaffActor } from '../../../engine/audit.ts'
import { actorOf } from '../../../http/actor.ts'
import type { App } from '../../../http/app.ts'
import { serve } from '../../../http/serve.ts'
import { Refused } from '../../../refused.ts'
import { namesOf } from '../../staff/public.ts'
import { exportLines, type Period, sealsOf } from './export.ts'
import { longestExport, runningExports } from './running.ts'
import { searchTrail } from './search.ts'
import { verifyExport } from './verify-export.ts'

/** The most entries of an export, which a server sends within its time limit, and of a check, which is one call. */
const [mostEntries, mostChecked] = [5_000_000, 200_000]
/** Faults that the reply of a check lists. */
const mostFaults = 100

/** @throws Refused `invalid_request` if the period is reversed or has more entries than `most` */
const rangeOf = async (context: Context, period: Period, most: number) => {
  if (period.from > period.until) throw new Refused('invalid_request', 'the period ends before it begins')
  const range = await sealsOf(context.db, period)
  if (range && range.entries > most)
    throw new Refused('invalid_request', `${range.entries} entries are too many: choose fewer days`)
  return range
}

/** Records an act about an export in the audit trail. */
const recorder =
  ({ db, clocks }: Context, actor: StaffActor, id: string) =>
  (event: 'export' | 'exported' | 'check', detail: Readonly<Record<string, string | number>>): Promise<void> =>
    audit(db, { actor, subject: 'audit_exports', subjectId: id, event, wall: clocks.wall(), detail })

/** Serves the search and the export of the audit trail. */
export const trailRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  const running = runningExports(db, clocks.wall)
  const open = new Set<Readable>()
  app.addHook('preClose', async () => {
    for (const stream of open) stream.destroy(new Error('the server stops'))
  })

  /** The stream of an export that has begun. Whatever ends it, `end` is called once. */
  const streamOf = (lines: AsyncIterable<Buffer>, end: () => Promise<void>): Readable => {
    const stream = Readable.from(lines, { objectMode: false })
    const late = setTimeout(() => stream.destroy(new Error('the export took too long')), longestExport)
    open.add(stream)
    stream.once('close', () => {
      clearTimeout(late)
      open.delete(stream)
      void end()
    })
    return stream
  }

  const exportOf = async (request: FastifyRequest, period: Period): Promise<Readable> => {
    const [id, actor] = [randomUUID(), actorOf(request)]
    const record = recorder(context, actor, id)
    const finish = await running.begin(actor.id, id)
    // the row ends by itself if the database is away
    const end = () => finish().catch((err: unknown) => request.log.warn({ err }, 'the end of an export was not stored'))
    try {
      const range = await rangeOf(context, period, mostEntries)
      await record('export', { ...period })
      const lines = exportLines(db, {
        id,
        period,
        range,
        wall: clocks.wall(),
        onEnd: async ({ entries, lastSeal, sha256 }) => {
          await record('exported', { entries, sha256, ...(lastSeal !== null && { lastSeal }) })
          // before the reader sees the end, so that the next export can begin
          await end()
        },
      })
      return streamOf(lines, end)
    } catch (error) {
      await end()
      throw error
    }
  }

  /** Verifies what an export of the period would contain. */
  const checkOf = async (request: FastifyRequest, period: Period): Promise<TrailCheck> => {
    const [id, actor] = [randomUUID(), actorOf(request)]
    const end = await running.begin(actor.id, id)
    try {
      const range = await rangeOf(context, period, mostChecked)
      const lines = exportLines(db, { id, period, range, wall: clocks.wall(), onEnd: async () => undefined })
      const { entries, firstSeal, lastSeal, lastHash, faults, moreFaults } = await verifyExport(lines)
      const all = faults.length + moreFaults
      await recorder(context, actor, id)('check', { ...period, entries, faults: all })
      const listed = faults.slice(0, mostFaults).map(({ found }) => found)
      return { entries, firstSeal, lastSeal, lastHash, faults: listed, moreFaults: all - listed.length }
    } finally {
      await end()
    }
  }

  serve(
    app,
    context,
    trailEndpoints,
    {
      'POST /staff/trail': ({ body }) => searchTrail(db, body, namesOf),
      'POST /staff/trail/check': (request) => checkOf(request, request.body),
      'GET /staff/trail/export': async (request, reply) => {
        const { from, until } = request.query
        const stream = await exportOf(request, { from, until })
        reply.headers({
          'Content-Type': 'application/x-ndjson; charset=utf-8',
          'Content-Disposition': `attachment; filename="foyer-audit-${from}-${until}.jsonl"`,
          'Cache-Control': 'no-store',
        })
        return reply.send(stream)
      },
    },
    { 'GET /staff/trail/export': { exposeHeadRoute: false } },
  )
}
