import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { type Caller, callerOf } from '../../http/signing/caller.ts'
import { originOf } from './origin.ts'

/** Resolution of a session's last use in milliseconds: each process writes at most once per token within it. */
export const useResolution = 600_000
/** Maximum number of tokens for which this process remembers its last write; the oldest entry is evicted. */
const rememberedTokens = 10_000

const record = async ({ db, clocks }: Context, request: FastifyRequest, { level, jti }: Caller): Promise<void> => {
  const now = clocks.wall()
  const before = new Date(now - useResolution)
  const { system, browser, country } = originOf(request)
  const tokens = level === 'login' ? db`login_tokens` : db`register_tokens`
  // a locked registration is in use anyway, so the update skips it and does not wait
  await db`
    update registrations set last_used_at = ${new Date(now)}, system = ${system}, browser = ${browser}, country = ${country}
    where id = (
      select id from registrations
      where id = (select registration_id from ${tokens} where jti = ${jti})
        and (last_used_at is null or last_used_at <= ${before})
      for update skip locked)`
  if (level === 'login')
    await db`
      update login_tokens set last_used_at = ${new Date(now)}
      where jti = ${jti} and (last_used_at is null or last_used_at <= ${before})`
}

/**
 * Stores when, where and with which device each session was last used, for its owner to see. It runs after the reply is
 * sent.
 */
export const recordUse = (app: App, context: Context): void => {
  const written = new Map<string, number>()
  const store = async (request: FastifyRequest, caller: Caller): Promise<void> => {
    const now = context.clocks.wall()
    if (Math.abs(now - (written.get(caller.jti) ?? Number.NEGATIVE_INFINITY)) < useResolution) return
    written.delete(caller.jti)
    written.set(caller.jti, now)
    const [oldest] = written.keys()
    if (oldest !== undefined && written.size > rememberedTokens) written.delete(oldest)
    await record(context, request, caller).catch((err: unknown) =>
      request.log.warn({ err }, 'the last use of a session was not recorded'),
    )
  }
  // not an async function: most calls need no work here, and a promise would cost each of them
  app.addHook('onResponse', (request, _reply, done) => {
    const caller = callerOf(request)
    if (!caller || caller.level === 'tourist' || caller.revoked) return done()
    void store(request, caller).then(() => done())
  })
}
