import { variants } from '@foyer/protocol/config'
import { gatewayHost, gatewayTarget, isMarket } from '@foyer/protocol/gateway'
import { header } from '@foyer/protocol/signing/headers'
import type { FastifyRequest } from 'fastify'
import { mounts } from '../../config/hosts.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { eitherLayer } from '../../http/signing/either-layer.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { Refused } from '../../refused.ts'
import type { GatewayFunction } from './function.ts'
import { gatewayDone, gatewayReplyOf } from './reply.ts'

/** Every path of a function, one for each host that a client variant uses (N7, N8). */
export const pathsOf = (name: string): string[] => {
  const hosts = new Set(variants.map((variant) => gatewayHost(name, variant)))
  return [...hosts].map((host) => mounts[host] + gatewayTarget(name))
}

const messageType = header.messageType.toLowerCase()

/**
 * Requires the header with the message type on a market function. The client never sends a market call without it
 * (V10).
 *
 * @throws Refused `invalid_request`
 */
const requireMessageType = ({ headers }: FastifyRequest): void => {
  if (!/^[\w.-]{1,64}$/.test(String(headers[messageType] ?? '')))
    throw new Refused('invalid_request', 'a market call needs a messageType', { path: header.messageType })
}

/** Serves a function on all of its paths. */
export const serveFunction = (app: App, context: Context, declared: GatewayFunction): void => {
  const { name, summary, levels, readingList, request: body, reply } = declared
  const check = readingList ? eitherLayer(context, levels) : signed(context, levels)
  for (const path of pathsOf(name))
    app.post(
      path,
      {
        preValidation: check,
        schema: {
          tags: ['gateway'],
          summary,
          body,
          response: { 200: gatewayReplyOf(reply) },
        },
      },
      async (request) => {
        if (isMarket(name)) requireMessageType(request)
        return gatewayDone(await declared.handle(context, request))
      },
    )
}
