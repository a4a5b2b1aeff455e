import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { type Caller, callerOf } from '../../http/signing/caller.ts'
import { originOf } from './origin.ts'

/** How exact the last use of a session is: one write of a token and process in so many milliseconds. */
export const useResolution = 600_000
/** Tokens of which this process knows when it last wrote; the one written longest ago goes first. */
const rememberedTokens = 10_000

const record = async ({ db, clocks }: Context, request: FastifyRequest, { level, jti }: Caller): Promise<void> => {
  const now = clocks.wall()
  const before = new Date(now - useResolution)
  const { system, browser, country } = originOf(request)
  const tokens = level === 'login' ? db`login_tokens` : db`register_tokens`
  // a registration that somebody holds is in use anyway: nothing waits for it
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

/** Keeps of every session when, where and by what it was last used, for its owner to see. Behind the answer of the call. */
export const recordUse = (app: App, context: Context): void => {
  const written = new Map<string, number>()
  app.addHook('onResponse', async (request) => {
    const caller = callerOf(request)
    if (!caller || caller.level === 'tourist' || caller.revoked) return
    const now = context.clocks.wall()
    if (Math.abs(now - (written.get(caller.jti) ?? Number.NEGATIVE_INFINITY)) < useResolution) return
    written.delete(caller.jti)
    written.set(caller.jti, now)
    const [oldest] = written.keys()
    if (oldest !== undefined && written.size > rememberedTokens) written.delete(oldest)
    await record(context, request, caller).catch((err: unknown) => request.log.warn({ err }, 'a use was not recorded'))
  })
}
