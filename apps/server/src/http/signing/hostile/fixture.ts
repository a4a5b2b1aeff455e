import { equal, ok } from 'node:assert/strict'
import { isRefusal, refusals } from '@foyer/protocol/errors'
import type { Level } from '@foyer/protocol/machines/identity'
import { expect } from 'vitest'
import { testApp } from '../../../testing/context.ts'
import { demoNumber, logIn } from '../../../testing/log-in.ts'
import { hongKongNumber, signIn } from '../../../testing/sign-in.ts'
import { type Credentials, type Device, device, type SignedCall } from '../../../testing/signed-client.ts'
import { watchTables } from '../../../testing/tables.ts'
import { issueToken } from '../token.ts'

/** Any body: signatures are checked before the body is read. */
export const anyBody = { areaCode: '852', note: 'a body that fits no call' }

interface Reply {
  readonly statusCode: number
  readonly headers: Record<string, unknown>
  readonly body: string
}

/**
 * Checks that a reply is a catalogued refusal without further content. These tests read tens of thousands of replies, and
 * and `expect` costs far more than `node:assert`.
 *
 * @returns its reason
 */
export const reasonOf = ({ statusCode, headers, body }: Reply): string => {
  const { status, msg, reason, ...rest } = JSON.parse(body)
  ok(isRefusal(reason), `no catalogued refusal: ${body}`)
  equal(statusCode, refusals[reason].http)
  equal(status, refusals[reason].status)
  equal(typeof msg, 'string')
  const others = Object.keys(rest).filter((name) => !['detail', 'reference'].includes(name))
  equal(others.length, 0, `further content: ${body}`)
  ok(!/\bat .+:\d+|node_modules|\/src\/|select |insert /.test(body), `internals: ${body}`)
  equal(headers['cache-control'], 'no-store')
  return reason
}

/** The whole server with people in it, an honest device and another one, each with credentials of every level. */
export const hostileFixture = async () => {
  const { app, context, clock } = await testApp()
  const content = await watchTables(context.db)
  const [own, other] = [device(app, context), device(app, context)]
  const person = await signIn(context, own, hongKongNumber(1))
  const { fundUserCode } = await logIn(context, own, person, '88002001', demoNumber(2))
  const subs: Record<Level, string> = { tourist: own.mobileUserCode, register: person.userCode, login: fundUserCode }

  /** New credentials for each use, since a call that succeeds may end them. */
  const credentials = (level: Level, { sid }: Device = own): Promise<Credentials> =>
    issueToken(context, { level, sub: subs[level], sid, expiresAt: clock.clocks.wall() + 3_600_000 })

  const send = async (call: SignedCall): Promise<string> => {
    const reply = await app.inject(call)
    return reply.statusCode < 300 ? 'answered' : reasonOf(reply)
  }

  /** Runs `run` and checks that it changes no row. */
  const doingNothing = async (run: () => Promise<void>): Promise<void> => {
    const before = await content()
    await run()
    expect(await content()).toEqual(before)
  }

  return { app, context, clock, own, other, credentials, send, doingNothing }
}

/** A route's pattern with a value for every parameter. */
export const pathOf = (url: string): string => url.replace(/:\w+/g, '488')
