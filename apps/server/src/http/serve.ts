import type { Call, Endpoint, Endpoints, Limit, UnsignedAccess } from '@foyer/api/endpoints/endpoint'
import type { StaffAccess } from '@foyer/api/staff/roles'
import type { Refusal } from '@foyer/protocol/errors'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import { mounts } from '../config/hosts.ts'
import type { Context } from '../context.ts'
import { Refused } from '../refused.ts'
import type { Check } from './access.ts'
import type { App } from './app.ts'
import { isDocument } from './documents.ts'
import { tagReply } from './etag.ts'
import { limitAddress, limitCaller, limitEveryone, limitPerson } from './rate-limit.ts'
import { done, replyOf } from './reply.ts'
import type { Caller } from './signing/caller.ts'
import { signed, signedEvenIfRevoked } from './signing/three-layer.ts'
import { twoLayer } from './signing/two-layer.ts'
import { requireStaff } from './staff.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** who may call a declared route without a three-layer signature */
    access?: UnsignedAccess | StaffAccess
    /** the refusals of a declared route, apart from those of every call */
    refusals?: readonly Refusal[]
  }
  interface FastifyInstance {
    /** the person of a registration or login */
    personIdOf(caller: Caller): Promise<number>
    /** throws Refused `activity_queued` while the waiting room of an activity has not admitted the caller */
    requireAdmitted(caller: Caller, activity: number): Promise<void>
  }
}

/**
 * Milliseconds in which a handler answers. No call of a healthy system takes that long. A commit that waits for a standby
 * has no limit of its own in PostgreSQL (REL-1).
 */
export const longestCall = 25_000

type Output<T, Otherwise> = T extends z.ZodType ? z.output<T> : Otherwise

/** The request of an endpoint, with parsed parameters, query and body. */
export type RequestOf<E extends Endpoint> = FastifyRequest<{
  Params: Output<E['params'], unknown>
  Querystring: Output<E['query'], unknown>
  Body: Output<E['body'], unknown>
}>

/** Returns the data of the reply; an endpoint whose reply is not JSON sends it itself. */
export type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  reply: FastifyReply,
) => E['reply'] extends z.ZodType ? Promise<z.input<E['reply']>> : unknown

/** What a route has in this process besides its declaration. */
export type Extra = Pick<RouteOptions, 'config' | 'bodyLimit' | 'onRequest' | 'preParsing' | 'exposeHeadRoute'> & {
  /** milliseconds in which the handler must answer, if it is not `longestCall` */
  readonly longest?: number
}

export type Handlers<M extends Endpoints> = { readonly [C in keyof M & Call]: Handler<M[C]> }

const checkOf = (context: Context, { access }: Endpoint): Check | undefined => {
  if (access === 'twoLayer') return twoLayer(context)
  if (access === 'twoLayerOwn') return twoLayer(context, 'own')
  if (typeof access === 'string' || 'staff' in access) return undefined
  return access.endedToo ? signedEvenIfRevoked(context, access.signed) : signed(context, access.signed)
}

/** Staff and machine clients are admitted before the body is read: neither their cookie nor their token covers it. */
const admission = ({ access }: Endpoint, { onRequest = [] }: Extra): Pick<RouteOptions, 'onRequest'> =>
  typeof access === 'object' && 'staff' in access ? { onRequest: [requireStaff(access), onRequest].flat() } : {}

const count = async (context: Context, request: FastifyRequest, { per, name, calls, window }: Limit): Promise<void> => {
  const rate = { name, limit: calls, windowMs: window }
  if (per === 'address') return limitAddress(context, request, rate)
  if (per === 'everyone') return limitEveryone(context, rate)
  if (per === 'caller') return limitCaller(context, request.caller, rate)
  return limitPerson(context, await request.server.personIdOf(request.caller), rate)
}

const limited = (context: Context, limits: readonly Limit[]) => async (request: FastifyRequest) => {
  for (const limit of limits) await count(context, request, limit)
}

const admitted = (activity: 'path' | number) => async (request: FastifyRequest) =>
  request.server.requireAdmitted(
    request.caller,
    activity === 'path' ? (request.params as { number: number }).number : activity,
  )

/** The checks that run before the handler. The waiting room is first, so that no rate limit counts a call it refuses. */
const beforeHandler = (context: Context, { waitingRoom, limits }: Endpoint) => [
  ...(waitingRoom === undefined ? [] : [admitted(waitingRoom)]),
  ...(limits ? [limited(context, limits)] : []),
]

/** The path of an endpoint below the prefix of its scope. With a prefix, `/` also answers without its slash. */
const urlOf = ({ prefix }: App, host: NonNullable<Endpoint['host']>, path: string): string => {
  const url = host === 'root' ? path : mounts[host] + path
  return prefix !== '' && url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : url
}

/**
 * Returns the answer of a handler, or throws after `longest` milliseconds. The handler is not stopped.
 *
 * @throws Refused `unavailable`
 */
const inTime = async <T>(answer: T, longest: number): Promise<Awaited<T>> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refused('unavailable', 'the call took too long')), longest)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Registers one declared endpoint. */
const serveOne = <E extends Endpoint>(
  app: App,
  context: Context,
  call: string,
  declared: E,
  handle: Handler<E>,
  { longest = longestCall, ...extra }: Extra,
): void => {
  const [method = '', path = ''] = call.split(' ')
  const { host = 'api', access, tag, summary, params, query, body, reply, otherReplies, cache } = declared
  const { load, refusals = [] } = declared
  const check = checkOf(context, declared)
  // a public document has no envelope
  const isEnveloped = access !== 'open'
  const success = reply && { 200: isEnveloped ? replyOf(reply) : reply }
  if (isDocument(call, declared))
    app.publicDocuments.push({ path, endpoint: declared, handle: handle as Handler<Endpoint> })
  app.route({
    method: method as RouteOptions['method'] & string,
    url: urlOf(app, host, path),
    ...extra,
    ...admission(declared, extra),
    config: {
      ...extra.config,
      refusals,
      ...(load && { load }),
      ...(!check && !(typeof access === 'object' && 'signed' in access) && { access }),
    },
    ...(check && { preValidation: check }),
    preHandler: beforeHandler(context, declared),
    ...(cache && { onSend: tagReply(cache) }),
    schema: {
      tags: [tag],
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...((success ?? otherReplies) && { response: { ...success, ...otherReplies } }),
    },
    handler: async (request, response) => {
      const handled = handle(request as RequestOf<E>, response)
      const data = await (reply ? inTime(handled, longest) : handled)
      return reply && isEnveloped ? done(data) : data
    },
  })
}

/**
 * Registers the declared endpoints of a domain: check of the signature, schemas, limits and API document derive from
 * the declaration. Call it in the scope of the domain, whose hooks then apply.
 */
export const serve = <M extends Endpoints>(
  app: App,
  context: Context,
  declared: M,
  handlers: Handlers<M>,
  extras: { readonly [C in keyof M & Call]?: Extra } = {},
): void => {
  for (const [call, endpoint] of Object.entries(declared) as [keyof M & Call, Endpoint][])
    serveOne(app, context, call, endpoint, handlers[call] as Handler<Endpoint>, extras[call] ?? {})
}
