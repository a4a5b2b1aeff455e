import {
  constants,
  createHmac,
  createPrivateKey,
  createSecretKey,
  hash,
  type KeyObject,
  privateDecrypt,
  randomInt,
} from 'node:crypto'
import type { ClientConfig } from '@foyer/protocol/config'
import { threeLayerMessage, toVerifyId, twoLayerMessage } from '@foyer/protocol/signing/canonical'
import { gatewayContentType, header } from '@foyer/protocol/signing/headers'

/** A tourist's session with a server, for a load generator. */
export interface Session {
  readonly id: string
  /** the client address that the server sees, if it trusts this machine as a proxy */
  readonly address: string
  readonly appId: string
  readonly token: string
  readonly appKey: KeyObject
  readonly builtIn: ClientConfig['twoLayer']
}

/** One unsent request. `target` is the function as it is signed, and `mount` the path before it. */
export interface Request {
  readonly mount: string
  readonly target: string
  readonly body: string
}

/** A request with the headers that sign it. */
interface Signed {
  readonly request: Request
  readonly headers: Record<string, string>
}

const forwardedFor = 'X-Forwarded-For'
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const random = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
const mac = (key: KeyObject | string, message: string): string =>
  createHmac('sha256', key).update(message).digest('hex')
const verifyId = (body: string): string => toVerifyId(hash('sha256', body), random('0123456789', 8))

/** Returns the headers of a call of a session: a three-layer signature with a new nonce, and the session's address. */
export const sign = (
  { id, address, appId, token, appKey }: Session,
  { target, body }: Request,
): Record<string, string> => {
  const nonce = Date.now() + random(base62, 10)
  const call = { method: 'POST', target, nonce, sessionId: id, appId, bodyHash: hash('sha256', body) }
  return {
    [header.contentType]: gatewayContentType,
    [header.appName]: 'bench',
    [header.appId]: appId,
    [header.sessionId]: id,
    [header.antId]: nonce,
    [header.aesId]: mac(appKey, threeLayerMessage(call)),
    [header.verifyId]: verifyId(body),
    [header.token]: token,
    [header.messageType]: '31',
    [header.platform]: 'miniprogram',
    [header.appChannel]: 'h5',
    [header.appVersion]: '0.1.0',
    [forwardedFor]: address,
  }
}

/** The call that gets a session's token, signed as every client signs it. */
const signTouristCall = ({ appName, appId, secret }: ClientConfig['twoLayer'], id: string): Signed => {
  const target = '/auth/tourist'
  const body = JSON.stringify({ mobileUserCode: random('0123456789', 14), terminalSource: '02' })
  const headers = {
    [header.contentType]: gatewayContentType,
    [header.appName]: appName,
    [header.appId]: appId,
    [header.sessionId]: id,
    [header.antId]: target,
    [header.aesId]: mac(secret, twoLayerMessage({ sessionId: id, functionId: target, appId })),
    [header.verifyId]: verifyId(body),
  }
  return { request: { mount: '/jwt', target, body }, headers }
}

/** Signs the tourist call of a session again. */
export const signTourist = ({ id, builtIn }: Session): Signed => signTouristCall(builtIn, id)

/** Opens a tourist session, with its app key wrapped for the deployment's key. */
const openSession = async (url: string, client: ClientConfig, address: string): Promise<Session> => {
  const id = random(base62, 24)
  const { request, headers } = signTouristCall(client.twoLayer, id)
  const reply = await fetch(url + request.mount + request.target, {
    method: 'POST',
    body: request.body,
    headers: { ...headers, [forwardedFor]: address },
  })
  if (!reply.ok) throw new Error(`no session: ${await reply.text()}`)
  const { data } = (await reply.json()) as { data: { jwtToken: string; appKey: string } }
  const key = createPrivateKey({ key: Buffer.from(client.deploymentKey, 'base64'), format: 'der', type: 'pkcs8' })
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  const appKey = privateDecrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(data.appKey, 'base64'))
  const credentials = { token: data.jwtToken, appKey: createSecretKey(appKey) }
  return { id, address, appId: 'foyer-bench', builtIn: client.twoLayer, ...credentials }
}

/** Opens sessions from as many client addresses, each a network of its own. */
export const openSessions = async (url: string, count: number): Promise<Session[]> => {
  const client = (await (await fetch(`${url}/config.json`)).json()) as ClientConfig
  const sessions: Session[] = []
  for (let i = 0; i < count; i++) sessions.push(await openSession(url, client, `10.0.${i >> 8}.${i & 255}`))
  return sessions
}

/** Serialises a request to the bytes on the wire. */
export const bytesOf = ({ mount, target, body }: Request, headers: Record<string, string>): Buffer => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(
    `POST ${mount}${target} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
