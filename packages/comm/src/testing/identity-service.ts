import { createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Level } from '@foyer/contract/machines/identity'
import { keyPurpose } from '@foyer/contract/signing/headers'
import { appKeyOf, signToken, wrap } from './tokens.ts'
import { type Caller, headerOf, type Received, Refusing, verifyThreeLayer, verifyTwoLayer } from './verify.ts'

/** Seconds a token lives. */
const tokenLife = 7 * 86_400
/** Milliseconds in which a replaced socketPwd serves once more, since the answer with the next may have been lost. */
const grace = 60_000

const openField = (appKey: Buffer, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64')
  const key = Buffer.from(hkdfSync('sha256', appKey, Buffer.alloc(0), keyPurpose.aes, 32))
  const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16))
  return decipher.update(bytes.subarray(16), undefined, 'utf8') + decipher.final('utf8')
}

export interface IdentityService {
  readonly secret: string
  /** a ticket of a proved number, as smsVerify would give it */
  ticketFor(userCode: string): string
  /** what the identity calls carried, opened */
  readonly identified: { mobileNo: string; userCode: string; visitor: string }[]
  /** ends every token given so far; with `registrations` also what renews them */
  revokeAll(options?: { registrations?: boolean }): void
  handle(host: string, request: Received): unknown
}

/** The identity of a small faithful server: what it accepts, it accepts for the reasons the real one does. */
export const identityService = (now: () => number, tokenSeconds = tokenLife): IdentityService => {
  const secret = randomBytes(16).toString('hex')
  const nonces = new Set<string>()
  const revoked = new Set<string>()
  const issued: string[] = []
  const tickets = new Map<string, string>()
  const socketPwds = new Map<string, { userCode: string; replacedAt?: number }>()
  const identified: IdentityService['identified'] = []

  const issue = (request: Received, lvl: Level, sub: string, sid: string) => {
    const jti = `k1.${randomBytes(12).toString('base64url')}`
    const iat = Math.floor(now() / 1000)
    issued.push(jti)
    const spki = headerOf(request, 'appPublicKey') || undefined
    return {
      jwtToken: signToken({ sub, lvl, sid, jti, iat, exp: iat + tokenSeconds }),
      appKey: wrap(appKeyOf(jti), spki),
    }
  }

  const issueRegister = (request: Received, caller: Caller, userCode: string) => {
    const socketPwd = randomBytes(16).toString('base64url')
    socketPwds.set(socketPwd, { userCode })
    return { ...issue(request, 'register', userCode, caller.sid), socketPwd, mobileNo: '+852 ****4567' }
  }

  const signedBy = (request: Received, ...levels: Level[]): Caller => {
    const caller = verifyThreeLayer(request, { now, nonces, revoked })
    if (!levels.includes(caller.lvl)) throw new Refusing('level_too_low')
    return caller
  }

  const identify = (request: Received) => {
    const caller = signedBy(request, 'tourist')
    const { userCode, userToken, mobileNo, mobileUserCode } = JSON.parse(request.body)
    const ticket = openField(caller.appKey, userToken)
    if (tickets.get(ticket) !== userCode) throw new Refusing('ticket_invalid')
    tickets.delete(ticket)
    const number = /^\d+$/.test(mobileNo) ? mobileNo : `sealed ${openField(caller.appKey, mobileNo)}`
    identified.push({ mobileNo: number, userCode, visitor: mobileUserCode })
    return issueRegister(request, caller, userCode)
  }

  const renew = (request: Received) => {
    const caller = signedBy(request, 'tourist', 'register')
    const { socketPwd } = JSON.parse(request.body)
    const found = socketPwds.get(socketPwd)
    if (!found || now() - (found.replacedAt ?? now()) > grace) throw new Refusing('socket_pwd_invalid')
    if (found.replacedAt === undefined) found.replacedAt = now()
    else socketPwds.delete(socketPwd)
    return issueRegister(request, caller, found.userCode)
  }

  const quit = (request: Received) => {
    const { sub, jti } = signedBy(request, 'register')
    revoked.add(jti)
    for (const [socketPwd, { userCode }] of socketPwds) if (userCode === sub) socketPwds.delete(socketPwd)
    return {}
  }

  const functions: Record<string, (request: Received) => unknown> = {
    'POST jwt/auth/tourist': (request) =>
      issue(request, 'tourist', JSON.parse(request.body).mobileUserCode, verifyTwoLayer(request, secret)),
    'POST jwt/auth/register': renew,
    'POST jwt/auth/quit': quit,
    'POST trade/auth/identity': identify,
    'POST api/list': (request) => verifyTwoLayer(request, secret),
    'POST api/member': (request) => signedBy(request, 'register').sub,
    'POST api/anyone': (request) => signedBy(request, 'tourist', 'register').lvl,
    'GET api/anyone': (request) => signedBy(request, 'tourist', 'register').lvl,
    'POST api/public': () => 'public',
    'GET opening/system/areaCode/aggregatedSearch': () => 'searched',
  }

  return {
    secret,
    identified,
    ticketFor(userCode) {
      const ticket = randomBytes(16).toString('base64url')
      tickets.set(ticket, userCode)
      return ticket
    },
    revokeAll({ registrations = false } = {}) {
      for (const jti of issued) revoked.add(jti)
      if (registrations) socketPwds.clear()
    },
    handle(host, request) {
      const found = functions[`${request.method} ${host}${request.target.replace(/\?.*/, '')}`]
      if (!found) throw new Refusing('not_found')
      return found(request)
    },
  }
}
