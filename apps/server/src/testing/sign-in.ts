import type { Context } from '../context.ts'
import { currentAgreementVersions } from '../modules/agreements/agreements.ts'
import { sandboxMessages } from '../modules/sms/sandbox-messages.ts'
import { type Credentials, credentialsOf, type Device, sealField } from './signed-client.ts'

const { disclaimer, privacy, service } = currentAgreementVersions

/** The consent of a person who reads all three documents and declines marketing. */
export const consent = { disclaimer, privacy, service, marketing: false }

/** A Hong Kong number in its two forms. */
export interface TestNumber {
  readonly areaCode: string
  readonly mobileNo: string
}

/** A Hong Kong number that no other part of this test file uses. */
export const hongKongNumber = (n: number): TestNumber => ({
  areaCode: '852',
  mobileNo: `512${String(n).padStart(5, '0')}`,
})

/** The newest code sent to a number. */
export const codeSentTo = async ({ db }: Context, { areaCode, mobileNo }: TestNumber): Promise<string> => {
  const [newest] = await sandboxMessages(db, `${areaCode}${mobileNo}`)
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? 'no code'
}

/** Requests a code and submits it, which returns userCode and userToken. */
export const proveNumber = async (
  context: Context,
  from: Device,
  tourist: Credentials,
  number: TestNumber,
): Promise<{ userCode: string; userToken: string }> => {
  const sent = await from.post('/api/user/488/sms', number, tourist)
  if (sent.statusCode !== 200) throw new Error(`no code was sent: ${sent.body}`)
  const code = await codeSentTo(context, number)
  const reply = (await from.post('/api/user/488/smsVerify', { ...number, code }, tourist)).json()
  if (!reply.data) throw new Error(`the number was not proved: ${JSON.stringify(reply)}`)
  return reply.data
}

/** The body of an identity call, sealed under the tourist's app key. */
export const identityBody = (
  from: Device,
  { appKey }: Credentials,
  { areaCode, mobileNo }: TestNumber,
  { userCode, userToken }: { userCode: string; userToken: string },
) => ({
  userCode,
  mobileUserCode: from.mobileUserCode,
  mobileNo,
  areaCode,
  userToken: sealField(appKey, userToken),
  consent,
})

/** The body that renews a register token. */
export const renewalBody = (from: Device, { userCode, socketPwd }: { userCode: string; socketPwd: string }) => ({
  visitUserCode: from.mobileUserCode,
  mobileUserCode: userCode,
  terminalSource: '02',
  accountNo: userCode,
  accountType: 6,
  deviceId: 'NA',
  socketPwd,
  userToken: '',
})

/** Signs a person in by phone with all calls of architecture §3, to credentials of level register. */
export const signIn = async (context: Context, from: Device, number: TestNumber) => {
  const tourist = await from.tourist()
  const ticket = await proveNumber(context, from, tourist, number)
  const reply = await from.post('/trade/auth/identity', identityBody(from, tourist, number, ticket), tourist)
  const { data } = reply.json()
  return { tourist, register: credentialsOf(data), socketPwd: String(data.socketPwd), userCode: ticket.userCode }
}
