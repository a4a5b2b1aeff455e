import { renewalBody } from '../../apps/server/src/testing/sign-in.ts'
import { type Credentials, credentialsOf, type Device } from '../../apps/server/src/testing/signed-client.ts'
import type { Caller, Reply } from './caller.ts'

/** A token that its owner replaces when a server refuses it, for example because the clock of its issuer was wrong. */
export interface Session {
  readonly as: () => Credentials
  renew(): Promise<void>
}

type Issued = Parameters<typeof credentialsOf>[0]

/** Fetches the token of a visitor. @returns undefined if the visit was refused */
export const openVisit = async (caller: Caller, { touristCall }: Device): Promise<Session | undefined> => {
  const first = await caller.read('a visit', touristCall)
  if (first?.status !== 0) return undefined
  let as = credentialsOf(first.data as Issued)
  return {
    as: () => as,
    renew: async () => {
      const reply = await caller.once(touristCall(), 'a new visit')
      if (reply?.status === 0) as = credentialsOf(reply.data as Issued)
    },
  }
}

/** What a sign-in is answered with. */
type SignedIn = Issued & { readonly socketPwd: string }

/** The session of a person who has signed in. @param onLost is called if the server says that it has ended */
export const registeredSession = (
  caller: Caller,
  device: Device,
  { userCode, data }: { readonly userCode: string; readonly data: unknown },
  onLost: (reply: Reply) => void,
): Session => {
  let { socketPwd } = data as SignedIn
  let as = credentialsOf(data as SignedIn)
  return {
    as: () => as,
    renew: async () => {
      const visit = await caller.once(device.touristCall(), 'a visit to renew the token')
      if (visit?.status !== 0) return
      const request = device.sign(
        '/jwt/auth/register',
        renewalBody(device, { userCode, socketPwd }),
        credentialsOf(visit.data as Issued),
      )
      const reply = await caller.once(request, 'a renewal')
      if (reply?.reason === 'socket_pwd_invalid') onLost(reply)
      if (reply?.status !== 0) return
      as = credentialsOf(reply.data as SignedIn)
      socketPwd = (reply.data as SignedIn).socketPwd
    },
  }
}
