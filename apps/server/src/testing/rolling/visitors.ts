import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { hongKongNumber, signIn } from '../sign-in.ts'
import { type Credentials, type Device, device } from '../signed-client.ts'

/** What visitors counted. */
export interface Tally {
  /** answers, by the kind of the call */
  readonly answers: Map<string, number>
  /** descriptions of calls that failed */
  readonly failures: string[]
  /** references of participations that were confirmed */
  readonly joined: Set<string>
}

interface Setting {
  readonly context: Context
  readonly origin: string
  readonly tally: Tally
}

/** A server behind an address, as far as a `device` uses one. A reply of 500 or more is a failure, as is none. */
const remote = ({ origin, tally }: Setting): App => {
  const inject = async ({ method = 'GET', url, headers, payload, remoteAddress }: InjectOptions) => {
    const path = String(url)
    const kind = `${method} ${path}`
    try {
      const reply = await fetch(`${origin}${path}`, {
        method,
        headers: { ...(headers as Record<string, string>), 'x-forwarded-for': String(remoteAddress) },
        ...(payload !== undefined && method !== 'GET' && { body: String(payload) }),
      })
      const body = await reply.text()
      if (reply.status >= 500) tally.failures.push(`${kind}: ${reply.status} ${body}`)
      tally.answers.set(kind, (tally.answers.get(kind) ?? 0) + 1)
      return { statusCode: reply.status, body, json: () => JSON.parse(body) }
    } catch (error) {
      tally.failures.push(`${kind}: ${error instanceof Error ? String(error.cause ?? error) : error}`)
      throw error
    }
  }
  return { inject } as unknown as App
}

const termsOf = async ({ db }: Context, activity: number): Promise<number> => {
  const [row] = await db<[{ version: number }]>`
    select max(version)::int as version from page_versions where activity = ${activity}`
  return row.version
}

interface Reply {
  readonly status: number
  readonly reason?: string
  readonly data?: Record<string, { readonly reference?: string; readonly id?: string }>
}

/** Activities with a pool of codes, and with an exchange of points. */
const [claimed, exchanged] = [499, 488]

/** One person from sign-in to the voucher: each call must succeed, and a repeated one must get the same answer. */
const visit = async (setting: Setting, from: Device, nth: number): Promise<void> => {
  const { context, tally } = setting
  const { register } = await signIn(context, from, hongKongNumber(nth))
  const call = async (path: string, body: object, as: Credentials = register): Promise<Reply> => {
    const reply: Reply = (await from.post(path, body, as)).json()
    if (reply.status !== 0) tally.failures.push(`${path}: ${JSON.stringify(reply)}`)
    return reply
  }
  const join = async (activity: number) => ({
    key: randomUUID(),
    termsVersion: await termsOf(context, activity),
    residence: 'hong_kong',
  })
  const request = await join(claimed)
  const first = await call(`/api/user/${claimed}/join`, request)
  const again = await call(`/api/user/${claimed}/join`, request)
  if (JSON.stringify(again.data) !== JSON.stringify(first.data)) tally.failures.push('a key got two answers')
  const reference = first.data?.participation?.reference
  if (reference !== undefined) tally.joined.add(reference)

  const exchange = await join(exchanged)
  await call(`/api/user/${exchanged}/join`, exchange)
  const offer = { key: randomUUID(), offer: 'coffee', termsVersion: exchange.termsVersion }
  const held = await call(`/api/user/${exchanged}/conversion/hold`, offer)
  const conversion = { key: randomUUID(), hold: held.data?.hold?.id }
  await call(`/api/user/${exchanged}/conversion/commit`, conversion)
  await call('/api/user/rewards', { tab: 'available' })
  await call('/api/user/activities/joined', {})
}

/** Documents that a client requests without a signature. */
const documents = ['/config.json', '/api/activities', '/api/conversion/offers'] as const

/** A page requests its documents at the same time. */
const read = async (setting: Setting): Promise<void> => {
  const app = remote(setting)
  await Promise.all(documents.map((url) => app.inject({ method: 'GET', url, remoteAddress: '10.200.0.1' })))
}

/** Milliseconds between two visits. */
const pause = 500

/**
 * Visitors who sign in, claim, convert and read one after the other until `isOver`.
 *
 * @returns once all have finished what they began
 */
export const visitUntil = async (setting: Setting, isOver: () => boolean): Promise<void> => {
  let persons = 0
  const claiming = async () => {
    while (!isOver()) {
      const nth = persons++
      const address = `10.${100 + (nth >> 8)}.${nth & 255}.7`
      try {
        await visit(setting, device(remote(setting), setting.context, address), nth)
      } catch (error) {
        setting.tally.failures.push(`a visit ended early: ${error}`)
      }
      await wait(pause)
    }
  }
  const reading = async () => {
    while (!isOver()) {
      await read(setting).catch(() => undefined)
      await wait(pause)
    }
  }
  await Promise.all([claiming(), claiming(), reading()])
}
