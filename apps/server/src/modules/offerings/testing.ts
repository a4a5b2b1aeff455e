import { randomUUID } from 'node:crypto'
import type { Refusal, RefusalDetail } from '@foyer/contract/errors'
import type { ApplicationReply, MyOfferings, Offering, OfferingPhase } from '@foyer/contract/offerings'
import type { Context } from '../../context.ts'
import { cashBalances } from '../../engine/cash.ts'
import { loanOf } from '../../engine/margin-loan.ts'
import { differencesIn } from '../../engine/verify/verify.ts'
import type { App } from '../../http/app.ts'
import { logIn } from '../../testing/log-in.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { device, sealField } from '../../testing/signed-client.ts'

export const bonds = 491
export const newShares = 495
export const hour = 3_600_000
export const tradingPassword = '246810'

type Told<Data> = { status: number; data?: Data; reason?: Refusal; detail?: RefusalDetail }

interface Facts {
  readonly accountType?: 'cash' | 'margin'
  /** cents */
  readonly cash?: number
  readonly holder?: string
  readonly document?: 'hkid' | 'mainland_id' | 'passport'
  readonly age?: number
  readonly residence?: string
}

export interface Asked {
  readonly key?: string
  readonly offering: string
  readonly lots?: unknown
  readonly method?: string
  readonly documentVersion?: number
  readonly password?: string
  readonly activity?: number
}

let people = 0

/** Clients with cash, logged in, and what they send; each on a device and at an address of their own. */
export const offeringWorld = (app: App, context: Context) => {
  const { db } = context

  /** Makes an offering for a test, or takes it on. */
  const dev = async (
    body: object,
  ): Promise<{ code: string; activity: number; dates: Offering['dates']; phase: OfferingPhase }> => {
    const reply = await app.inject({ method: 'POST', url: '/dev/offerings', payload: body })
    if (reply.statusCode !== 200) throw new Error(reply.body)
    return reply.json().data
  }

  const client = async (facts: Facts = {}) => {
    people++
    const number = hongKongNumber(700 + people)
    const payload = { mobile: `+852${number.mobileNo}`, trades: 'none', cash: 1_000_000_00, ...facts }
    const opened = await app.inject({ method: 'POST', url: '/dev/clients', payload })
    const { clientNo } = opened.json().data
    const from = device(app, context, `1.38.${people >> 8}.${people & 255}`)
    const person = await signIn(context, from, number)
    const { login, fundUserCode } = await logIn(context, from, person, clientNo, number)
    const [account] = await db<[{ id: number }]>`select id from client_accounts where fund_user_code = ${fundUserCode}`

    /** An application as it goes over the wire. */
    const applying = ({ key = randomUUID(), lots = 1, method = 'cash', documentVersion = 1, ...asked }: Asked) => {
      const sealed = sealField(login.appKey, asked.password ?? tradingPassword)
      const body = { key, offering: asked.offering, lots, method, documentVersion, tradingPassword: sealed }
      return from.sign(`/api/user/${asked.activity ?? bonds}/offerings/apply`, body, login)
    }
    const send = async <Data>(call: Parameters<typeof from.send>[0]): Promise<Told<Data>> =>
      (await from.send(call)).json()
    const apply = (asked: Asked) => send<ApplicationReply>(applying(asked))
    const cancel = (reference: string, { key = randomUUID(), activity = bonds, password = tradingPassword } = {}) => {
      const body = { key, reference, tradingPassword: sealField(login.appKey, password) }
      return send<ApplicationReply>(from.sign(`/api/user/${activity}/offerings/cancel`, body, login))
    }
    const mine = async (activity = bonds): Promise<MyOfferings> =>
      (await from.post('/trade/trade/matrix/offerings/mine', { activity }, login)).json().data
    const money = async () => ({ ...(await cashBalances(db, account.id)), owed: await loanOf(db, account.id) })
    return {
      accountId: account.id,
      clientNo,
      from,
      login,
      register: person.register,
      applying,
      apply,
      cancel,
      mine,
      money,
    }
  }

  /** What does not hold of anything. */
  const differences = () => differencesIn(db)

  return { dev, client, differences }
}
