import { randomBytes } from 'node:crypto'
import type {
  AnswerLoginReply,
  BeginLoginReply,
  LoginRequestStateReply,
  ViewLoginReply,
} from '@foyer/api/login-requests'
import type { testApp } from '../../testing/context.ts'
import { demoNumber, logIn, loginBody, type Registered } from '../../testing/log-in.ts'
import { signIn } from '../../testing/sign-in.ts'
import { type Credentials, credentialsOf, type Device, device, sealField } from '../../testing/signed-client.ts'

type Server = Pick<Awaited<ReturnType<typeof testApp>>, 'app' | 'context' | 'clock'>

const root = '/api/user/login/request'

/** A key as a desktop makes it. */
export const newKey = (): string => randomBytes(32).toString('base64url')

/**
 * A person whose phone is logged in to the account of a demo client.
 *
 * @param pause before the first code, in milliseconds: by default a day, so that codes can be sent to the number again
 */
export const phoneOf = async ({ app, context, clock }: Server, n: 1 | 2, clientNo: string, pause = 24 * 3_600_000) => {
  clock.advance(pause)
  const from = device(app, context)
  const person = await signIn(context, from, demoNumber(n))
  clock.advance(60_000)
  const { login } = await logIn(context, from, person, clientNo, demoNumber(n))
  const post = async (path: string, body: object, as: Credentials = login) =>
    (await from.post(`${root}${path}`, body, as)).json()
  return {
    from,
    person,
    login,
    post,
    view: async (request: string): Promise<ViewLoginReply> => (await post('/view', { request })).data,
    confirm: (request: string, number: number) => post('/answer', { request, answer: 'confirm', number }),
    refuse: async (request: string): Promise<AnswerLoginReply> =>
      (await post('/answer', { request, answer: 'refuse' })).data,
  }
}

/** A desktop, by default of a visitor, with a key of its own. */
export const desktopOf = async ({ app, context }: Server, from: Device = device(app, context), as?: Credentials) => {
  const tourist = as ?? (await from.tourist())
  const key = newKey()
  const post = async (path: string, credentials: Credentials, sealed = key) =>
    (await from.post(`${root}${path}`, { desktopKey: sealField(credentials.appKey, sealed) }, credentials)).json()
  const takeOver = async (code = key, by: Device = from, credentials: Credentials = tourist) => {
    const body = { code: sealField(credentials.appKey, code), mobileUserCode: by.mobileUserCode }
    return (await by.post('/trade/auth/handoff', body, credentials)).json()
  }
  return {
    from,
    tourist,
    key,
    post,
    takeOver,
    begin: async (): Promise<BeginLoginReply> => (await post('', tourist)).data,
    state: async (): Promise<LoginRequestStateReply['state']> => (await post('/state', tourist)).data.state,
    collect: (credentials: Credentials) => post('/collect', credentials),
    /** Turns the confirmed request into a session and a login, as the page does. */
    logIn: async () => {
      const { data } = await takeOver()
      const registered: Registered = { register: credentialsOf(data), userCode: data.userCode }
      const collected = await post('/collect', registered.register)
      const reply = await from.post('/trade/auth/login', loginBody(registered, collected.data), registered.register)
      return { registered, collected, login: credentialsOf(reply.json().data) }
    },
  }
}
