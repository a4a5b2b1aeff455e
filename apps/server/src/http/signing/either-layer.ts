import type { Level } from '@foyer/protocol/machines/identity'
import { header } from '@foyer/protocol/signing/headers'
import type { Context } from '../../context.ts'
import { type Check, checkOf } from '../access.ts'
import { signed } from './three-layer.ts'
import { twoLayer } from './two-layer.ts'

/**
 * For a function of the reading list (P0): a call with a token needs a valid three-layer signature, and a call without
 * one needs a two-layer signature. `request.caller` exists only with a token.
 */
export const eitherLayer = (context: Context, levels: readonly Level[]): Check => {
  const [withToken, without] = [signed(context, levels), twoLayer(context)]
  const tokenHeader = header.token.toLowerCase()
  return checkOf({ twoLayer: true, levels }, (request, reply) =>
    tokenHeader in request.headers ? withToken(request, reply) : without(request, reply),
  )
}
