import { setTimeout as wait } from 'node:timers/promises'
import { identityBody } from '../../apps/server/src/testing/sign-in.ts'
import type { Office } from '../production-demo/office.ts'
import type { Actor } from './actor.ts'
import { openVisit, registeredSession, type Session } from './session.ts'

/** Milliseconds that a person waits for a text message. */
const longestMessage = 4_000

/** The code in the newest message to a number. */
const codeTo = async ({ read }: Pick<Office, 'read'>, mobile: string): Promise<string | undefined> => {
  for (const begun = performance.now(); performance.now() - begun < longestMessage; await wait(50)) {
    const [newest] = read('select body from messages where mobile = ? order by at desc limit 1', mobile)
    const code = /\b\d{6}\b/.exec(String(newest?.body))?.[0]
    if (code !== undefined) return code
  }
  return undefined
}

/**
 * Signs a person in by a text message. A person whose message does not arrive, or whose proof was used up by an answer
 * that was lost, gives up.
 *
 * @param onLost is called if the server says later that the session has ended
 * @returns undefined if the person gave up
 */
export const signIn = async (
  actor: Actor,
  mobileNo: string,
  office: Office,
  onLost: () => void,
): Promise<Session | undefined> => {
  const { device, caller } = actor
  const number = { areaCode: '852', mobileNo }
  const visit = await openVisit(caller, device)
  if (!visit) return undefined
  // a second message within a minute is refused, also if the answer about the first one was lost
  await actor.act('/api/user/488/sms', number, visit)
  const code = await codeTo(office, `+852${mobileNo}`)
  if (code === undefined) return undefined
  const proved = await actor.act('/api/user/488/smsVerify', { ...number, code }, visit)
  if (proved?.status !== 0) return undefined
  const ticket = proved.data as { userCode: string; userToken: string }
  const body = () => identityBody(device, visit.as(), number, ticket)
  const identified = await caller.act(
    'identity',
    () => device.sign('/trade/auth/identity', body(), visit.as()),
    visit.renew,
  )
  if (identified?.status !== 0) return undefined
  return registeredSession(caller, device, { userCode: ticket.userCode, data: identified.data }, onLost)
}
