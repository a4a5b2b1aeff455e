import { type DrawReply, type DrawRequest, type DrawStatus, drawReply } from '@foyer/api/draws'
import type { FastifyRequest } from 'fastify'
import type { TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { drawOnce } from '../../engine/draws/draw-once.ts'
import { type Draw, lockDraw } from '../../engine/draws/draws.ts'
import { runOnce } from '../../engine/idempotency.ts'
import { Refused } from '../../refused.ts'
import { findActivity } from '../activities/public.ts'
import { mobileOf } from '../identity/public.ts'
import { type Committed, drawPhase } from './committed.ts'
import { drawStatusOf } from './draw-status.ts'
import { drawnBefore } from './drawn-before.ts'
import { earnTasks } from './tasks.ts'
import { type Visitor, withVisitor } from './with-visitor.ts'

/** Returns the caller's status in a draw. For a participant of an open draw the call also counts as the day's visit. */
export const visit = (context: Context, request: FastifyRequest, number: number): Promise<DrawStatus> =>
  withVisitor(context, request, number, async (tx, { committed, personId, status }) => {
    const at = context.clocks.business()
    if (status.participation && drawPhase(committed, at) === 'open') await earnTasks(tx, committed.rule, personId, at)
    return drawStatusOf(tx, committed, personId, at)
  })

/** @throws Refused unless the phase is open */
const requireOpen = (drawn: Pick<Committed, 'activity' | 'draw'>, at: number): void => {
  const phase = drawPhase(drawn, at)
  if (phase === 'upcoming') throw new Refused('activity_not_started', 'the draw has not begun')
  if (phase === 'ended') throw new Refused('activity_ended', 'the draw is over')
}

/** Locks the draw and reads the time after the lock is acquired, so that a call that waited past the end is refused. */
const lockOpen = async (
  { clocks }: Context,
  tx: TransactionSql,
  { committed, status, isSuspended }: Visitor,
): Promise<{ draw: Draw; at: number }> => {
  if (isSuspended) throw new Refused('account_suspended', 'the account is suspended')
  if (!status.participation) throw new Refused('no_chances', 'the person has not joined the draw')
  // a call outside the period does not wait for the lock
  requireOpen(committed, clocks.business())
  const { number } = committed.activity
  const draw = await lockDraw(tx, number)
  const activity = await findActivity(tx, { number }, true)
  if (!draw || !activity) throw new Refused('not_found', 'there is no such draw')
  const at = clocks.business()
  requireOpen({ activity, draw }, at)
  return { draw, at }
}

/**
 * Draws once per key and chance, in one transaction that locks person and draw in this order. The same key returns the
 * same reply, whatever has changed since.
 *
 * @throws Refused `not_found`, `activity_…`, `key_reused`, `account_suspended`, `no_chances`
 */
export const draw = (
  context: Context,
  request: FastifyRequest,
  number: number,
  { key, visitorSeed }: DrawRequest,
): Promise<DrawReply> =>
  withVisitor(context, request, number, async (tx, visitor) => {
    const { committed, personId } = visitor
    const act = { personId, key, activity: number, request: { call: 'draw', visitorSeed }, reply: drawReply }
    const run = async () => {
      const { draw, at } = await lockOpen(context, tx, visitor)
      const mobile = await mobileOf(tx, context.secrets, personId)
      const drawing = { personId, visitorSeed, winner: `***${mobile.slice(-2)}`, at }
      const drawn = await drawOnce(context, tx, committed.rule, draw, drawing)
      return { draw: drawn, status: await drawStatusOf(tx, committed, personId, at) }
    }
    return runOnce<DrawReply>(tx, act, context.clocks.wall(), run, (stored) =>
      drawnBefore(tx, visitor, stored, { visitorSeed, at: context.clocks.business() }),
    )
  })
