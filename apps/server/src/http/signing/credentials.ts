import { createHash } from 'node:crypto'
import { keyBinding, type TokenReply } from '@foyer/protocol/identity'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { deploymentPublicKey, devicePublicKey, wrapAppKey } from '../../crypto/app-key.ts'
import { Refused } from '../../refused.ts'
import { signedHeader } from './call.ts'
import type { IssuedToken } from './token.ts'

const keyBindingOf = z.object(keyBinding)

type Binding = z.infer<typeof keyBindingOf>

/**
 * Compares App-Pub-Key with the key that the signed body names. A body without the field comes from an older client and
 * is accepted: a page that is open while the server is replaced must not lose its registration.
 */
const checkBinding = (request: FastifyRequest, { appPubKeyHash }: Binding): void => {
  if (appPubKeyHash === undefined) return
  const headerHash = createHash('sha256').update(signedHeader(request, 'appPublicKey')).digest('hex')
  if (headerHash !== appPubKeyHash)
    throw new Refused('signature_wrong', 'App-Pub-Key is not the key that the body names')
}

/** The deployment's key that a page has: while it changes, the previous one for pages that were shipped with it (O3). */
const shippedKey = ({ secrets }: Context, { deploymentKeyHash }: Binding): string => {
  const { deploymentKey, previous } = secrets
  const isPrevious =
    previous.deploymentKey !== undefined &&
    deploymentKeyHash === createHash('sha256').update(previous.deploymentKey).digest('hex')
  return isPrevious ? previous.deploymentKey : deploymentKey
}

/**
 * Prepares the reply with a token: its app key is wrapped for the device's own key (header App-Pub-Key), or for the
 * deployment's key if the device has none. Call it before any change is made, since it refuses a wrong key.
 *
 * @throws Refused `signature_wrong` for a key other than the signed body names, or a missing one; `invalid_request` for
 * a key that is not RSA of 2048 to 4096 bits with exponent 65537
 */
export const credentialsFor = (context: Context, request: FastifyRequest): ((token: IssuedToken) => TokenReply) => {
  const binding = keyBindingOf.parse(request.body ?? {})
  checkBinding(request, binding)
  const given = request.headers['app-pub-key'] !== undefined
  const key = given
    ? devicePublicKey(signedHeader(request, 'appPublicKey'))
    : deploymentPublicKey(shippedKey(context, binding))
  if (!key) throw new Refused('invalid_request', 'App-Pub-Key is not an accepted RSA key')
  return ({ jwt, appKey }) => ({ jwtToken: jwt, appKey: wrapAppKey(key, appKey) })
}

/** SHA-256 of the device's key in App-Pub-Key, to which its registration is bound; null if the device has no key. */
export const deviceKeyOf = (request: FastifyRequest): Buffer | null =>
  request.headers['app-pub-key'] === undefined
    ? null
    : createHash('sha256')
        .update(Buffer.from(signedHeader(request, 'appPublicKey'), 'base64'))
        .digest()
