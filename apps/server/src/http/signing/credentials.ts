import { createHash } from 'node:crypto'
import { keyBinding, type TokenReply } from '@foyer/contract/identity'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { deploymentPublicKey, devicePublicKey, wrapAppKey } from '../../crypto/app-key.ts'
import { Refused } from '../refused.ts'
import { signedHeader } from './call.ts'
import type { IssuedToken } from './token.ts'

const keyBindingOf = z.object(keyBinding)

/**
 * Compares App-Pub-Key with what the signed body says of it. A body that says nothing is of a client from before the field, and
 * counts as before: a page that is open while the server is replaced must not lose its registration.
 */
const checkBinding = (request: FastifyRequest): void => {
  const { appPubKeyHash } = keyBindingOf.parse(request.body ?? {})
  if (appPubKeyHash === undefined) return
  const told = createHash('sha256').update(signedHeader(request, 'appPublicKey')).digest('hex')
  if (told !== appPubKeyHash) throw new Refused('signature_wrong', 'App-Pub-Key is not the key that the body names')
}

/**
 * Makes a token into what goes over the wire: its app key wrapped for the device's own key (header App-Pub-Key), or for
 * the deployment's where a device has none. Call it before anything is changed, since a wrong key is refused here.
 *
 * @throws Refused `signature_wrong` for another key than the signed body names, or none where it names one;
 *   `invalid_request` for a key that is not RSA of 2048 to 4096 bits with exponent 65537
 */
export const credentialsFor = (context: Context, request: FastifyRequest): ((token: IssuedToken) => TokenReply) => {
  checkBinding(request)
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
