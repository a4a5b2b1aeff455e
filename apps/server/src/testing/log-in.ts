import type { Context } from '../context.ts'
import { demoPassword } from '../modules/accounts/demo-clients.ts'
import { codeSentTo, consent, type TestNumber } from './sign-in.ts'
import { type Credentials, credentialsOf, type Device, sealField } from './signed-client.ts'

/** Numbers of the demo clients; the first has two accounts. */
export const demoNumber = (n: 1 | 2 | 3): TestNumber => ({ areaCode: '852', mobileNo: `5100000${n}` })

/** A person at register level on a device. */
export interface Registered {
  readonly register: Credentials
  readonly userCode: string
}

/** Account and password as the login call sends them. */
export const claimOf = ({ register }: Registered, clientNo: string, password: string = demoPassword) => ({
  account: { clientNo },
  password: sealField(register.appKey, password),
})

let addresses = 0
/**
 * Requests a code from a new address: the second message from one address within an hour would require a proof of work.
 */
export const requestLoginCode = (from: Device, { register }: Registered, body: object) => {
  addresses++
  const remoteAddress = `172.16.${addresses >> 8}.${addresses & 255}`
  return from.send({ ...from.sign('/api/user/login/sms', body, register), remoteAddress })
}

/** Proves password and SMS code, which returns fundUserCode and userToken. */
export const proveLogin = async (
  context: Context,
  from: Device,
  person: Registered,
  clientNo: string,
  onRecord: TestNumber,
): Promise<{ fundUserCode: string; userToken: string }> => {
  const claim = claimOf(person, clientNo)
  const sent = await requestLoginCode(from, person, claim)
  if (sent.statusCode !== 200) throw new Error(`no code was sent: ${sent.body}`)
  const secondFactor = { type: 'sms', code: await codeSentTo(context, onRecord) }
  const reply = await from.post('/api/user/login/verify', { ...claim, secondFactor }, person.register)
  if (reply.json().data?.step !== 'done') throw new Error(`the login was not proved: ${reply.body}`)
  return reply.json().data
}

const { marketing: _, ...documents } = consent

/** The body of a login call. */
export const loginBody = (person: Registered, ticket: { fundUserCode: string; userToken: string }) => ({
  mobileUserCode: person.userCode,
  userToken: sealField(person.register.appKey, ticket.userToken),
  fundUserCode: ticket.fundUserCode,
  deviceId: 'device-of-a-test',
  consent: documents,
})

/** Signs in from register to login level, by a code sent to the stored number. */
export const logIn = async (
  context: Context,
  from: Device,
  person: Registered,
  clientNo: string,
  onRecord: TestNumber,
) => {
  const ticket = await proveLogin(context, from, person, clientNo, onRecord)
  const reply = await from.post('/trade/auth/login', loginBody(person, ticket), person.register)
  const { data } = reply.json()
  if (!data) throw new Error(`nobody was logged in: ${reply.body}`)
  return { login: credentialsOf(data), data, fundUserCode: ticket.fundUserCode }
}
