import type { AgreementVersions } from '@foyer/api/content'
import type { ClientConfig, HostTable } from '@foyer/protocol/config'
import type { ProofChallenge } from '@foyer/protocol/errors'
import type { SmsVerifyReply } from '@foyer/protocol/sms'
import {
  type Comm,
  CommError,
  createComm,
  fetchTransport,
  memoryStorage,
  noLock,
} from '../../packages/comm/src/index.ts'
import { solveProof } from '../../packages/comm/src/proof.ts'

/** A phone number as a person types it. */
export interface PhoneNumber {
  readonly areaCode: string
  readonly mobileNo: string
}

const get = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T

/**
 * Opens a client of the server at `url` with a session of its own. `address` is the client address that the server
 * sees.
 */
export const openClient = async (url: string, address: string): Promise<Comm> => {
  const config = await get<ClientConfig>(`${url}/config.json`)
  const hosts = Object.fromEntries(
    Object.entries(config.hosts).map(([host, path]) => [host, path.startsWith('/') ? url + path : path]),
  ) as HostTable
  return createComm({
    client: { ...config, hosts },
    transport: fetchTransport((target, init) =>
      fetch(target, { ...init, headers: { ...(init.headers as Record<string, string>), 'X-Forwarded-For': address } }),
    ),
    storage: memoryStorage(),
    loginStore: memoryStorage(),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    now: Date.now,
    lock: noLock,
  })
}

/** Returns the newest code that the sandbox sent to a number. */
export const codeSentTo = async (url: string, { areaCode, mobileNo }: PhoneNumber): Promise<string | undefined> => {
  const { data } = await get<{ data: { text: string }[] }>(
    `${url}/dev/sms?mobile=${encodeURIComponent(areaCode + mobileNo)}`,
  )
  return /\b\d{6}\b/.exec(data[0]?.text ?? '')?.[0]
}

/** Makes a call that may require proof of work, and computes the proof. */
export const withProof = async <T>(call: (proof?: { challenge: string; answer: string }) => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    const challenge: ProofChallenge | undefined = error instanceof CommError ? error.detail?.proof : undefined
    if (!challenge) throw error
    return call({ challenge: challenge.challenge, answer: await solveProof(challenge) })
  }
}

/** Requests a sign-in code. */
export const requestCode = (comm: Comm, number: PhoneNumber): Promise<unknown> =>
  withProof((proof) =>
    comm.call({ path: '/user/488/sms', body: { ...number, ...(proof && { proof }) }, credentials: 'tourist' }),
  )

/** Registers the owner of a phone number, from a client address of their own. */
export const register = async (url: string, number: PhoneNumber, address: string): Promise<Comm> => {
  const comm = await openClient(url, address)
  await requestCode(comm, number)
  const ticket = await comm.call<SmsVerifyReply>({
    path: '/user/488/smsVerify',
    body: { ...number, code: await codeSentTo(url, number) },
    credentials: 'tourist',
  })
  const versions = await get<AgreementVersions>(`${url}/api/content/agreements`)
  await comm.register({ ...number, ...ticket, consent: { ...versions, marketing: false } })
  return comm
}
