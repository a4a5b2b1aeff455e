import { randomInt } from 'node:crypto'
import type { ClientConfig, HostTable } from '@foyer/contract/config'
import type { AgreementVersions } from '@foyer/contract/content'
import type { SmsVerifyReply } from '@foyer/contract/sms'
import { type Comm, createComm, fetchTransport, memoryStorage, noLock } from '../../packages/comm/src/index.ts'
import type { Pair, Timed } from './pairs.ts'

/** Every account there is takes so many failures before it locks; nobody may use that up against one in a row. */
const accounts = ['88001001', '88001002', '88002001', '88003001']
const triesOfOne = 18

const get = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T

/** Somebody registered by phone, at an address of their own. */
const register = async (url: string, config: ClientConfig, n: number): Promise<Comm> => {
  const hosts = Object.fromEntries(
    Object.entries(config.hosts).map(([host, path]) => [host, path.startsWith('/') ? url + path : path]),
  ) as HostTable
  const address = `10.77.${n >> 8}.${n & 255}`
  const comm = createComm({
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
  const number = { areaCode: '852', mobileNo: `530${String(n).padStart(5, '0')}` }
  await comm.call({ path: '/user/488/sms', body: number, credentials: 'tourist' })
  const sent = await get<{ data: { text: string }[] }>(`${url}/dev/sms?mobile=852${number.mobileNo}`)
  const code = /\b\d{6}\b/.exec(sent.data[0]?.text ?? '')?.[0]
  const ticket = await comm.call<SmsVerifyReply>({
    path: '/user/488/smsVerify',
    body: { ...number, code },
    credentials: 'tourist',
  })
  const versions = await get<AgreementVersions>(`${url}/api/content/agreements`)
  await comm.register({ ...number, ...ticket, consent: { ...versions, marketing: false } })
  return comm
}

/**
 * A wrong password for an account that is there, and for one that is not. Each try is a failure, so persons are used up: a
 * new one comes every few tries.
 */
export const loginPair = (url: string): Pair => {
  let person: Comm | undefined
  let [tries, persons, known] = [0, 0, 0]
  const somebody = async (): Promise<Comm> => {
    if (!person || tries === triesOfOne) {
      person = await register(url, await get<ClientConfig>(`${url}/config.json`), persons++)
      tries = 0
    }
    tries++
    return person
  }
  const attempt = async (clientNo: string): Promise<Timed> => {
    const who = await somebody()
    const begun = performance.now()
    const { info } = await who.result({
      path: '/user/login/verify',
      body: { account: { clientNo }, password: 'not the password' },
      seal: ['password'],
      credentials: 'register',
    })
    return { time: performance.now() - begun, reason: info.reason ?? 'answered' }
  }
  return {
    name: 'wrong password of no account, of an account',
    reason: 'login_wrong',
    first: () => attempt(`77${String(randomInt(1_000_000)).padStart(6, '0')}`),
    second: () => attempt(accounts[known++ % accounts.length] ?? ''),
  }
}
