import { randomBytes, randomUUID } from 'node:crypto'
import type { ApplicationReply, MyOfferings, Offering, OfferingPhase } from '@foyer/api/offerings'
import type { Refusal, RefusalDetail } from '@foyer/protocol/errors'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { seal } from '../../crypto/at-rest.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { cashBalances, payIn } from '../../engine/cash.ts'
import { loanOf } from '../../engine/margin-loan.ts'
import { hongKongTime } from '../../hong-kong.ts'
import type { App } from '../../http/app.ts'
import { issueToken } from '../../http/signing/token.ts'
import { device, sealField } from '../../testing/signed-client.ts'
import { clientNoHash } from '../accounts/client-no.ts'
import { keepLoginToken } from '../identity/login-tokens.ts'
import { mobileHash, personOf } from '../identity/persons.ts'
import { issueRegisterToken, openRegistration } from '../identity/registrations.ts'
import { loginSecrets } from '../login/login-secrets.ts'
import { differencesIn } from '../verification/verify.ts'

export const bonds = 491
export const newShares = 495
export const hour = 3_600_000
export const tradingPassword = '246810'

type Reply<Data> = { status: number; data?: Data; reason?: Refusal; detail?: RefusalDetail }

interface Facts {
  readonly accountType?: 'cash' | 'margin'
  /** cents */
  readonly cash?: number
  /** cents, of a margin account */
  readonly creditLimit?: number
  readonly holder?: string
  readonly document?: 'hkid' | 'mainland_id' | 'passport'
  readonly age?: number
  readonly residence?: string
  /** the firm's reference of the account: its books and trading password are then those of the firm */
  readonly firm?: string
}

export interface ApplicationOptions {
  readonly key?: string
  readonly offering: string
  readonly lots?: unknown
  readonly method?: string
  readonly documentVersion?: number
  readonly password?: string
  readonly activity?: number
}

let people = 0

/** Clients with cash who are logged in, and their calls; each has a device and an address of its own. */
export const offeringFixture = (app: App, context: Context) => {
  const { db, secrets, clocks } = context

  /** Creates an offering for a test, or moves it to another phase. */
  const dev = async (
    body: object,
  ): Promise<{ code: string; activity: number; dates: Offering['dates']; phase: OfferingPhase }> => {
    const reply = await app.inject({ method: 'POST', url: '/dev/offerings', payload: body })
    if (reply.statusCode !== 200) throw new Error(reply.body)
    return reply.json().data
  }

  /** A client as the back office reports one and as a login leaves them, without the slow hashes of a real login. */
  const client = async (facts: Facts = {}) => {
    people++
    const { accountType = 'cash', cash = 1_000_000_00, document = 'hkid', age = 40, residence = null, firm } = facts
    const mobile = `+85251${String(700_000 + people)}`
    const from = device(app, context, `1.38.${people >> 8}.${people & 255}`)
    const at = clocks.business()
    const person = await personOf(db, secrets, mobile, clocks.wall())
    const registration = await openRegistration(db, person, { origin: null, now: clocks.wall(), isProved: true })
    const register = await issueRegisterToken(db, context, registration, { sessionId: from.sid, deviceKey: null })
    const fundUserCode = firm ?? `f${randomBytes(15).toString('base64url')}`
    const sealed = seal(secrets.dataKey, mobile)
    const [account] = await db<[{ id: number }]>`
      insert into client_accounts ${db({
        fund_user_code: fundUserCode,
        client_no_hash: clientNoHash(secrets, mobile),
        client_no_sealed: sealed,
        name_sealed: sealed,
        account_type: accountType,
        branch: 'HK01',
        mobile_hash: mobileHash(secrets, mobile),
        mobile_sealed: sealed,
        password_hash: 'a hash that no password matches',
        status: 'active',
        residence,
        created_at: new Date(at),
      })} returning id`
    const { date } = hongKongTime(at)
    await db`
      insert into client_identities ${db({
        account_id: account.id,
        holder_hash: keyedHash(secrets.identifierKey, 'identity document', `${document} ${facts.holder ?? mobile}`),
        document,
        born_sealed: seal(secrets.dataKey, `${Number(date.slice(0, 4)) - age}${date.slice(4)}`),
      })}`
    const { creditLimit = 10_000_000_00 } = facts
    if (accountType === 'margin' && !firm)
      await db`insert into credit_limits ${db({ account_id: account.id, cents: creditLimit })}`
    await db`insert into trading_passwords ${db({ account_id: account.id, hash: firm ? null : await context.passwords.hash(tradingPassword) })}`
    const moved = { accountId: account.id, subject: 'client_accounts', subjectId: String(account.id), at }
    if (cash > 0 && !firm)
      await db.begin((tx) => payIn(tx, { unit: 'HKD', kind: 'bank' }, 'deposit', { ...moved, amount: cash }))
    const [issuedAt, expiresAt] = [clocks.wall(), clocks.wall() + 12 * hour]
    const login = await issueToken(context, { level: 'login', sub: fundUserCode, sid: from.sid, expiresAt })
    const token = { jti: login.jti, registrationId: registration.id, accountId: account.id, sessionId: from.sid }
    await keepLoginToken(db, { ...token, channel: 'standard', issuedAt, expiresAt })

    /** A signed application. */
    const applying = ({
      key = randomUUID(),
      lots = 1,
      method = 'cash',
      documentVersion = 1,
      ...options
    }: ApplicationOptions) => {
      const sealed = sealField(login.appKey, options.password ?? tradingPassword)
      const body = { key, offering: options.offering, lots, method, documentVersion, tradingPassword: sealed }
      return from.sign(`/api/user/${options.activity ?? bonds}/offerings/apply`, body, login)
    }
    const send = async <Data>(call: Parameters<typeof from.send>[0]): Promise<Reply<Data>> =>
      (await from.send(call)).json()
    const apply = (options: ApplicationOptions) => send<ApplicationReply>(applying(options))
    const cancel = (reference: string, options: { key?: string; activity?: number; password?: string } = {}) => {
      const { key = randomUUID(), activity = bonds, password = tradingPassword } = options
      const body = { key, reference, tradingPassword: sealField(login.appKey, password) }
      return send<ApplicationReply>(from.sign(`/api/user/${activity}/offerings/cancel`, body, login))
    }
    const { sm3, dogskin } = loginSecrets(context, { jti: login.jti, sid: from.sid, sub: fundUserCode })
    const proof = { password: sm3, passwordDs: dogskin }
    const mine = async (activity = bonds): Promise<MyOfferings> =>
      (await from.post('/trade/trade/matrix/offerings/mine', { ...proof, activity }, login)).json().data
    const money = async () => ({ ...(await cashBalances(db, account.id)), owed: await loanOf(db, account.id) })
    return {
      accountId: account.id,
      from,
      login,
      register,
      applying,
      apply,
      cancel,
      mine,
      proof,
      money,
    }
  }

  /** The differences that verification finds. */
  const differences = () => differencesIn(db, context)

  return { dev, client, differences }
}

export type Client = Awaited<ReturnType<ReturnType<typeof offeringFixture>['client']>>

/** The money of a test client who has nothing blocked. */
export const untouched = { available: 100_000_000, blocked: 0, owed: 0 }

/** Applies as an eligible client. @returns the reference */
export const applied = async (one: Client, code: string, lots = 1): Promise<string> => {
  const { data } = await one.apply({ offering: code, lots })
  if (!data) throw new Error('the application was refused')
  return data.application.reference
}

/** Takes the lock that every application of an account waits for. */
export const lockAccount = (one: Client) => (tx: ISql) =>
  tx`select from client_accounts where id = ${one.accountId} for update`

export const reasonsOf = (replies: readonly { status: number; reason?: string }[]) =>
  replies.map(({ status, reason }) => reason ?? status)
