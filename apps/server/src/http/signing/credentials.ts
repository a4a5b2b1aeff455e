import { createHash } from 'node:crypto'
import type { TokenReply } from '@foyer/contract/identity'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { deploymentPublicKey, devicePublicKey, wrapAppKey } from '../../crypto/app-key.ts'
import { Refused } from '../refused.ts'
import { signedHeader } from './call.ts'
import type { IssuedToken } from './token.ts'

/**
 * Makes a token into what goes over the wire: its app key wrapped for the device's own key (header App-Pub-Key), or for
 * the deployment's where a device has none. Call it before anything is changed, since a wrong key is refused here.
 *
 * @throws Refused `invalid_request` for a key that is not RSA of 2048 to 4096 bits with exponent 65537
 */
export const credentialsFor = (context: Context, request: FastifyRequest): ((token: IssuedToken) => TokenReply) => {
  const given = request.headers['app-pub-key'] !== undefined
  const key = given
    ? devicePublicKey(signedHeader(request, 'appPublicKey'))
    : deploymentPublicKey(context.secrets.deploymentKey)
  if (!key) throw new Refused('invalid_request', 'App-Pub-Key is no RSA key this server wraps for')
  return ({ jwt, appKey }) => ({ jwtToken: jwt, appKey: wrapAppKey(key, appKey) })
}

/** SHA-256 of the key a device brings in App-Pub-Key, which its registration is bound to; null where it has none of its own. */
export const deviceKeyOf = (request: FastifyRequest): Buffer | null =>
  request.headers['app-pub-key'] === undefined
    ? null
    : createHash('sha256')
        .update(Buffer.from(signedHeader(request, 'appPublicKey'), 'base64'))
        .digest()
