import type { Level } from '@foyer/contract/machines/identity'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../../context.ts'

/** One call of a function, checked. `ip` is the address it came from; `caller` is who signed it; reading it in a function of the reading list throws. */
export type Call<Body> = Pick<FastifyRequest, 'caller' | 'callerAddress'> & { readonly body: Body }

/** One function of the gateway, whole: where it is served and how it is guarded follow from this. */
export interface GatewayFunction<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  /** path without `matrix` and without a slash in front, such as `trade/account/info` */
  readonly name: string
  readonly summary: string
  /** who may call it (P6); nobody who is not named */
  readonly levels: readonly [Level, ...Level[]]
  /** puts it on the reading list: callable without a level, by a signature that proves nothing (P0). It must only read. */
  readonly readingList?: true
  readonly request: Request
  readonly reply: Reply
  handle(context: Context, call: Call<z.output<Request>>): z.input<Reply> | Promise<z.input<Reply>>
}

/** Checks a declaration's types against each other; the function itself is what was given. */
export const gatewayFunction = <Request extends z.ZodType, Reply extends z.ZodType>(
  declaration: GatewayFunction<Request, Reply>,
): GatewayFunction<Request, Reply> => declaration
