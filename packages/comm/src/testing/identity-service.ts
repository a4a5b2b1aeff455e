import { createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Level } from '@foyer/protocol/machines/identity'
import { keyPurpose } from '@foyer/protocol/signing/headers'
import { registrations } from './registrations.ts'
import { appKeyOf, signToken, wrap } from './tokens.ts'
import { type Caller, headerOf, type Received, Refusing, verifyThreeLayer, verifyTwoLayer } from './verify.ts'

export interface ServiceOptions {
  /** life of a token in seconds: by default 7 days, or 12 hours for a login */
  readonly lives?: { readonly [L in Level]?: number }
  /** each socketPwd renews exactly once, even if the reply with its successor was lost */
  readonly isStrict?: boolean
}

/** Hosts that answer any gateway function, except the token calls. */
const gatewayHosts: ReadonlySet<string> = new Set(['trade', 'quote', 'common', 'user', 'fund'])

const openField = (appKey: Buffer, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64')
  const key = Buffer.from(hkdfSync('sha256', appKey, Buffer.alloc(0), keyPurpose.aes, 32))
  const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16))
  return decipher.update(bytes.subarray(16), undefined, 'utf8') + decipher.final('utf8')
}

export interface IdentityService {
  readonly secret: string
  /** a ticket of a proved number or account, as smsVerify or login/verify would issue it */
  ticketFor(code: string): string
  isRedeemed(ticket: string): boolean
  /** the decrypted fields of the identity calls */
  readonly identified: { mobileNo: string; userCode: string; visitor: string }[]
  /** the decrypted fields of the login calls, with the path of each */
  readonly loggedIn: {
    path: string
    fundUserCode: string
    mobileUserCode: string
    deviceId: string
    consent: unknown
  }[]
  /** ends every token issued so far, or those of a level; with `registrations` also what renews them */
  revokeAll(options?: { registrations?: boolean; level?: Level }): void
  /** whether a token of this id has ended, by quit or otherwise */
  hasEnded(jti: string): boolean
  handle(host: string, request: Received): unknown
}

/** The identity calls of a small server that accepts calls for the same reasons as the real one. */
export const identityService = (now: () => number, options: ServiceOptions = {}): IdentityService => {
  const lives = { tourist: 7 * 86_400, register: 7 * 86_400, login: 43_200, ...options.lives }
  const secret = randomBytes(16).toString('hex')
  const nonces = new Set<string>()
  const revoked = new Set<string>()
  const issued = new Map<string, Level>()
  const tickets = new Map<string, string>()
  /** ticket → the registration it was exchanged for, for whom and when */
  const redeemed = new Map<string, { sid: string; at: number; renewing: { id: string; socketPwd: string } }>()
  /** handoff code → its registration */
  const handedOver = new Map<string, string>()
  /** login token id → the password string it was issued with */
  const passwords = new Map<string, string>()
  const store = registrations(options.isStrict ?? false)
  const identified: IdentityService['identified'] = []
  const loggedIn: IdentityService['loggedIn'] = []

  const checkKey = (request: Received): void => {
    const spki = headerOf(request, 'appPublicKey')
    const { appPubKeyHash } = JSON.parse(request.body)
    if (appPubKeyHash !== (spki ? createHash('sha256').update(spki).digest('hex') : undefined))
      throw new Refusing('signature_wrong')
  }

  const issue = (request: Received, lvl: Level, sub: string, sid: string) => {
    checkKey(request)
    const jti = `k1.${randomBytes(12).toString('base64url')}`
    const iat = Math.floor(now() / 1000)
    issued.set(jti, lvl)
    const spki = headerOf(request, 'appPublicKey') || undefined
    const jwtToken = signToken({ sub, lvl, sid, jti, iat, exp: iat + lives[lvl] })
    return { jti, reply: { jwtToken, appKey: wrap(appKeyOf(jti), spki) } }
  }

  const issueRegister = (request: Received, { sid }: Caller, renewing: { id: string; socketPwd: string }) => {
    const userCode = store.personOf(renewing.id)
    const { jti, reply } = issue(request, 'register', userCode, sid)
    store.add(renewing.id, jti)
    return { ...reply, socketPwd: renewing.socketPwd, mobileNo: `+852 ****456${userCode.replace(/\D/g, '')}` }
  }

  const check = (request: Received, ignored: ReadonlySet<string>, ...levels: Level[]): Caller => {
    const caller = verifyThreeLayer(request, { now, nonces, revoked: ignored })
    if (!levels.includes(caller.lvl)) throw new Refusing('level_too_low')
    return caller
  }
  const signedBy = (request: Received, ...levels: Level[]) => check(request, revoked, ...levels)
  const signedEvenIfRevoked = (request: Received, ...levels: Level[]) => check(request, new Set(), ...levels)

  const redeem = ({ appKey }: Caller, sealed: string, code: string): void => {
    const ticket = openField(appKey, sealed)
    if (tickets.get(ticket) !== code) throw new Refusing('ticket_invalid')
    tickets.delete(ticket)
  }

  const identify = (request: Received) => {
    const caller = signedBy(request, 'tourist')
    const { userCode, userToken, mobileNo, mobileUserCode } = JSON.parse(request.body)
    const ticket = openField(caller.appKey, userToken)
    const before = redeemed.get(ticket)
    if (before && before.sid === caller.sid && now() - before.at < 60_000)
      return issueRegister(request, caller, before.renewing)
    redeem(caller, userToken, userCode)
    const number = /^\d+$/.test(mobileNo) ? mobileNo : `sealed ${openField(caller.appKey, mobileNo)}`
    identified.push({ mobileNo: number, userCode, visitor: mobileUserCode })
    const renewing = store.open(userCode)
    redeemed.set(ticket, { sid: caller.sid, at: now(), renewing })
    return issueRegister(request, caller, renewing)
  }

  const handOver = (request: Received) => {
    const { jti } = signedBy(request, 'register')
    const code = randomBytes(32).toString('base64url')
    handedOver.set(code, store.of(jti))
    return { code, expiresIn: 60 }
  }

  const takeOver = (request: Received) => {
    const caller = signedBy(request, 'tourist')
    const { code, mobileUserCode } = JSON.parse(request.body)
    const given = openField(caller.appKey, code)
    const userCode = store.personOf(handedOver.get(given) ?? '')
    if (!userCode || mobileUserCode !== caller.sub) throw new Refusing('ticket_invalid')
    handedOver.delete(given)
    return { ...issueRegister(request, caller, store.open(userCode)), userCode }
  }

  const renew = (request: Received) => {
    const caller = signedBy(request, 'tourist', 'register')
    const renewed = store.renew(JSON.parse(request.body).socketPwd)
    if (!renewed) throw new Refusing('socket_pwd_invalid')
    return issueRegister(request, caller, renewed)
  }

  const login = (request: Received) => {
    const caller = signedBy(request, 'register')
    const { fundUserCode, mobileUserCode, userToken, deviceId, consent } = JSON.parse(request.body)
    if (mobileUserCode !== caller.sub || !deviceId || !consent?.service) throw new Refusing('invalid_request')
    redeem(caller, userToken, fundUserCode)
    const { jti, reply } = issue(request, 'login', fundUserCode, caller.sid)
    store.add(store.of(caller.jti), jti)
    const sm3 = randomBytes(32).toString('hex')
    passwords.set(jti, sm3)
    loggedIn.push({ path: request.target, fundUserCode, mobileUserCode, deviceId, consent })
    const clientInfo = { clientId: fundUserCode, clientName: '陳**', accountType: 'margin', branch: '中環' }
    return { ...reply, password: { sm3, dogskin: `dog ${jti}` }, clientInfo }
  }

  /** Ends the login that signs, or the registration with all tokens that came from it. */
  const quit = (request: Received) => {
    const { lvl, jti } = signedEvenIfRevoked(request, 'register', 'login')
    for (const ended of lvl === 'login' ? [jti] : store.end(store.of(jti))) revoked.add(ended)
    return {}
  }

  const holds = (request: Received) => {
    const { jti, sid } = signedEvenIfRevoked(request, 'tourist', 'register', 'login')
    const { appId, checkType, sessionId } = JSON.parse(request.body)
    const isSame = sessionId === sid && appId === headerOf(request, 'appId') && checkType === 'ip'
    return { valid: isSame && !revoked.has(jti) }
  }

  const account = (request: Received) => {
    const { sub, jti } = signedBy(request, 'login')
    const { password } = JSON.parse(request.body)
    if (password !== undefined && password !== passwords.get(jti)) throw new Refusing('login_secret_wrong')
    return sub
  }

  const anyone = (request: Received) => signedBy(request, 'tourist', 'register', 'login').lvl

  const functions: Record<string, (request: Received) => unknown> = {
    'POST jwt/auth/tourist': (request) =>
      issue(request, 'tourist', JSON.parse(request.body).mobileUserCode, verifyTwoLayer(request, secret)).reply,
    'POST jwt/auth/register': renew,
    'POST jwt/auth/check': holds,
    'POST jwt/auth/quit': quit,
    'POST trade/auth/identity': identify,
    'POST api/user/handoff': handOver,
    'POST trade/auth/handoff': takeOver,
    'POST trade/auth/login': login,
    'POST trade/auth/thsLogin': login,
    'POST api/list': (request) => verifyTwoLayer(request, secret),
    'POST api/member': (request) => signedBy(request, 'register').sub,
    'POST api/account': account,
    'POST api/anyone': anyone,
    'GET api/anyone': anyone,
    'POST api/public': () => 'public',
    'GET opening/system/areaCode/aggregatedSearch': () => 'searched',
  }

  /** A gateway function returns its caller and the content of the call. */
  const gateway = (request: Received) => {
    const isSigned = headerOf(request, 'token') !== ''
    const caller = isSigned ? anyone(request) : verifyTwoLayer(request, secret)
    return { caller, body: JSON.parse(request.body) }
  }

  return {
    secret,
    identified,
    loggedIn,
    ticketFor(code) {
      const ticket = randomBytes(16).toString('base64url')
      tickets.set(ticket, code)
      return ticket
    },
    isRedeemed: (ticket) => !tickets.has(ticket),
    revokeAll({ registrations = false, level } = {}) {
      for (const [jti, of] of issued) if (level === undefined || level === of) revoked.add(jti)
      if (registrations) store.endAll()
    },
    hasEnded: (jti) => revoked.has(jti),
    handle(host, request) {
      const found = functions[`${request.method} ${host}${request.target.replace(/\?.*/, '')}`]
      if (!found && gatewayHosts.has(host) && request.target.split('/')[1] !== 'auth') return gateway(request)
      if (!found) throw new Refusing('not_found')
      return found(request)
    },
  }
}
