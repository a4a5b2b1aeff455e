import type { Level } from '@foyer/protocol/machines/identity'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../../context.ts'

/**
 * A validated call of a function. `callerAddress` is the address it came from, and `caller` is who signed it. In a
 * function of the reading list, reading `caller` throws.
 */
export type Call<Body> = Pick<FastifyRequest, 'caller' | 'callerAddress' | 'headers'> & { readonly body: Body }

/** The declaration of one gateway function. Its paths and its protection follow from it. */
export interface GatewayFunction<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  /** path without `matrix` and without a leading slash, such as `trade/account/info` */
  readonly name: string
  readonly summary: string
  /** the levels that may call it (P6); all others are refused */
  readonly levels: readonly [Level, ...Level[]]
  /**
   * adds it to the reading list: callable without a token, by a signature that proves nothing (P0). It must only read.
   */
  readonly readingList?: true
  readonly request: Request
  readonly reply: Reply
  handle(context: Context, call: Call<z.output<Request>>): z.input<Reply> | Promise<z.input<Reply>>
}

/** Checks the types of a declaration against each other, and returns it unchanged. */
export const gatewayFunction = <Request extends z.ZodType, Reply extends z.ZodType>(
  declaration: GatewayFunction<Request, Reply>,
): GatewayFunction<Request, Reply> => declaration
