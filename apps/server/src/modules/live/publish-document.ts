import type {
  BroadcastFault,
  checkBroadcastRequest,
  liveWithdrawalReply,
  liveWithdrawalRequest,
  publishBroadcastReply,
  publishBroadcastRequest,
} from '@foyer/api/staff/broadcast-documents'
import type { ISql } from 'postgres'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { type Actor, audit } from '../../engine/audit.ts'
import { Refused } from '../../refused.ts'
import { broadcastFault, knownFilms } from '../films/public.ts'
import { checkSession, contentOf, documentOf, parseSession } from './document.ts'
import { storedSession } from './queries.ts'
import { stateAt } from './session.ts'

type Parts = Pick<Context, 'db' | 'clocks'>
type Requested = z.output<typeof checkBroadcastRequest>

const codeExists = () => broadcastFault('sessionCode', 'code_exists', 'is already the code of another session')

/** Every fault of a session, and the session if there is none. @param at business clock */
const examine = async (tx: ISql, { document, version }: Requested, at: number, isLocked: boolean) => {
  const parsed = parseSession(document)
  const named = parsed.session ? [...parsed.session.channel, parsed.session.replay ?? ''] : []
  const checked = parsed.session ? checkSession(parsed.session, await knownFilms(tx, named)) : parsed
  const code = typeof document.sessionCode === 'string' ? document.sessionCode : ''
  const before = await storedSession(tx, code, at, isLocked)
  const stored: BroadcastFault[] = before && version === null ? [codeExists()] : []
  return { session: stored.length === 0 ? checked.session : undefined, before, faults: [...checked.faults, ...stored] }
}

/** The faults of a session as it is written now. */
export const sessionFaults = async ({ db, clocks }: Parts, requested: Requested): Promise<BroadcastFault[]> =>
  (await examine(db, requested, clocks.business(), false)).faults

/**
 * Publishes a new session or a new version of one, unless another version was published since the document was opened.
 * Viewers see a change within two seconds.
 */
export const publishSessionDocument = (
  { db, clocks }: Parts,
  { reason, ...requested }: z.output<typeof publishBroadcastRequest>,
  actor: Actor,
): Promise<z.input<typeof publishBroadcastReply>> =>
  db.begin(async (tx) => {
    const at = clocks.business()
    const { session, before, faults } = await examine(tx, requested, at, true)
    const known = before && documentOf(before)
    if (requested.version !== null && known?.version !== requested.version) return { outcome: 'outdated', faults: [] }
    if (!session) return { outcome: 'faulty', faults }
    const { sessionCode: code, mainland, opens, closes } = session
    const content = tx.json(contentOf(session))
    const columns = { mainland, opens_at: new Date(opens), closes_at: new Date(closes) }
    const written = before
      ? await tx`update live_sessions set ${tx({ ...columns, content })} where code = ${code} returning code`
      : await tx`
          insert into live_sessions ${tx({ code, listed: true, ...columns, content })} on conflict do nothing returning code`
    if (written.length === 0) return { outcome: 'faulty', faults: [codeExists()] }
    const after = await storedSession(tx, code, at)
    await audit(tx, {
      ...{ actor, reason, wall: clocks.wall(), subject: 'live_sessions', subjectId: code, event: 'publish' },
      change: { before: (known?.document ?? {}) as never, after: (after ? documentOf(after).document : {}) as never },
    })
    return { outcome: 'published', faults: [] }
  })

/**
 * Withdraws a session, so that nobody sees it and no reminder is sent, or shows it again. A session that runs is ended first,
 * so that its viewers see that it ended.
 *
 * @throws Refused `not_found`
 */
export const withdrawSession = (
  { db, clocks }: Parts,
  { code, from, isWithdrawn, reason }: z.output<typeof liveWithdrawalRequest>,
  actor: Actor,
): Promise<z.input<typeof liveWithdrawalReply>> =>
  db.begin(async (tx) => {
    const at = clocks.business()
    const stored = await storedSession(tx, code, at, true)
    if (!stored) throw new Refused('not_found', 'the session does not exist')
    if ((stored.session.withdrawnAt !== null) !== from) return { outcome: 'outdated' }
    if (isWithdrawn && ['live', 'interrupted'].includes(stateAt(stored.session, at))) return { outcome: 'running' }
    await tx`update live_sessions set withdrawn_at = ${isWithdrawn ? new Date(at) : null} where code = ${code}`
    const event = isWithdrawn ? 'withdraw' : 'show'
    await audit(tx, { actor, reason, wall: clocks.wall(), subject: 'live_sessions', subjectId: code, event })
    return { outcome: 'set' }
  })
