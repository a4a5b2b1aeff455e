import type { Context } from '../../context.ts'
import type { Grant } from '../../engine/rewards/grant.ts'
import { rewardFixture } from '../../engine/rewards/testing.ts'
import { importCodes, takeCode } from '../../engine/voucher-codes.ts'
import type { App } from '../../http/app.ts'
import type { Credentials, Device } from '../../testing/signed-client.ts'
import { clients, newcomers } from '../activities/testing.ts'
import { personOf } from '../identity/persons.ts'

/** Calls under /api/user/rewards. */
type Call = '' | '/glance' | '/detail' | '/code' | '/claim'

/** People at register level and clients at login level who request the rewards that a test granted them. */
export const holders = async (app: App, context: Context) => {
  const { db, secrets, clocks } = context
  const scenario = await rewardFixture(context)
  const newcomer = newcomers(app, context)
  const newClient = clients(app, context)

  const caller = (from: Device, as: Credentials) => {
    const sign = (call: Call, body: object) => from.sign(`/api/user/rewards${call}`, body, as)
    return { sign, call: async (call: Call, body: object) => (await from.send(sign(call, body))).json() }
  }
  const idOf = async (mobile: string) => (await personOf(db, secrets, mobile, 0)).id

  /** At register level. */
  const person = async () => {
    const { from, as, mobile } = await newcomer()
    return { personId: await idOf(mobile), ...caller(from, as) }
  }
  /** Logged in to an account of their own; `below` is the same person at register level. */
  const client = async () => {
    const { from, register, login, number, fundUserCode } = await newClient()
    const personId = await idOf(`+${number.areaCode}${number.mobileNo}`)
    const [row] = await db<[{ id: number }]>`select id from client_accounts where fund_user_code = ${fundUserCode}`
    return { personId, accountId: row.id, ...caller(from, login), below: caller(from, register) }
  }
  const grantVoucher = async (personId: number, code: string, changes: Partial<Grant> = {}) => {
    const pool = { activity: scenario.activity, item: code }
    await importCodes(db, secrets, pool, [code], clocks.business())
    const voucherCodeId = await takeCode(db, pool, clocks.business())
    if (voucherCodeId === undefined) throw new Error('the code was imported before')
    return scenario.grant(personId, { type: 'exchange_voucher', status: 'available', voucherCodeId, ...changes })
  }
  return { ...scenario, person, client, grantVoucher }
}
