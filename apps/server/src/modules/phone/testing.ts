import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { drain } from '../../jobs/work.ts'
import { proveLogin } from '../../testing/log-in.ts'
import { registered } from '../../testing/registered.ts'
import { codeSentTo, type TestNumber } from '../../testing/sign-in.ts'
import { type Credentials, type Device, device, sealField } from '../../testing/signed-client.ts'
import { sandboxMessages } from '../sms/sandbox-messages.ts'
import { phoneNoticeJob } from './notify.ts'

export const e164Of = ({ areaCode, mobileNo }: TestNumber): string => `+${areaCode}${mobileNo}`

let last = 0
/** A Hong Kong number that only one test of changes uses. */
export const freshNumber = (): TestNumber => {
  last++
  return { areaCode: '852', mobileNo: `5131${String(last).padStart(4, '0')}` }
}

let addresses = 0
/** Sends a call from an address of its own: the second message of one address within an hour requires work. */
const apart = (from: Device, path: string, body: object, as: Credentials) => {
  addresses++
  const remoteAddress = `172.20.${addresses >> 8}.${addresses & 255}`
  return from.send({ ...from.sign(path, body, as), remoteAddress })
}

/** A registered person on a device, and the steps of a change as a client performs them. */
export const changer = async (app: App, context: Context, number = freshNumber(), from = device(app, context)) => {
  const register = await registered(context, from, e164Of(number))
  const call = async (name: string, body: object, as = register) =>
    (await from.post(`/api/user/phone${name}`, body, as)).json()
  const sent = async (name: string, body: object) =>
    (await apart(from, `/api/user/phone${name}`, body, register)).json()
  const sendOld = () => sent('/code', {})
  const prove = async (code?: string) => {
    if (code === undefined) await sendOld()
    return call('/prove', { key: randomUUID(), way: 'sms', code: code ?? (await codeSentTo(context, number)) })
  }
  const sendNew = (change: string, to: TestNumber) => sent('/newCode', { change, ...to })
  const confirm = (change: string, to: TestNumber, code: string, as = register, key: string = randomUUID()) =>
    call('/change', { key, change, ...to, code }, as)
  /** The whole change by codes; returns the last answer. */
  const changeTo = async (to: TestNumber) => {
    const { change } = (await prove()).data
    await sendNew(change, to)
    const key = randomUUID()
    return { key, change, ...(await confirm(change, to, await codeSentTo(context, to), register, key)) }
  }
  /** Proves the old factor by password and second factor of an account under the number. */
  const proveAccount = async (userCode: string, clientNo: string) => {
    const ticket = await proveLogin(context, from, { register, userCode }, clientNo, number)
    return call('/prove', {
      way: 'account',
      key: randomUUID(),
      fundUserCode: ticket.fundUserCode,
      userToken: sealField(register.appKey, ticket.userToken),
    })
  }
  const holds = async (as: Credentials = register): Promise<boolean> => {
    const body = { appId: 'foyer-test', checkType: 'ip', sessionId: from.sid }
    return (await from.post('/jwt/auth/check', body, as)).json().data.valid
  }
  return { from, number, register, call, sendOld, prove, sendNew, confirm, changeTo, proveAccount, holds }
}

export type Changer = Awaited<ReturnType<typeof changer>>

/** The newest message to a number, after the pending notifications were sent. */
export const lastNotice = async (context: Context, number: TestNumber): Promise<string> => {
  await drain(context, phoneNoticeJob)
  return (await sandboxMessages(context.db, `${number.areaCode}${number.mobileNo}`))[0]?.text ?? ''
}
