import type { SmsRequest } from '@foyer/api/code-requests'
import type { AgreementVersions } from '@foyer/api/content'
import { type Comm, createComm, defaultKeyNames, memoryStorage, noLock, type Transport } from '@foyer/comm'
import { deviceFacts } from '@foyer/comm/device-facts'
import type { ClientConfig } from '@foyer/protocol/config'
import type { SmsVerifyReply } from '@foyer/protocol/sms'
import type { Page } from '@playwright/test'
import { spendingOn } from '../node/spent.ts'
import { codeSentTo, fromHere, type Language } from './fixtures.ts'

/** One key for every device of this worker, since generating one takes a busy browser seconds. */
const devicePair = crypto.subtle.generateKey(
  { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) },
  true,
  ['decrypt'],
)

/** Sends calls from the test's own address, like those of its browser. */
const transportOf =
  ({ request }: Page): Transport =>
  async ({ url, method, headers, body }) => {
    const reply = await request.fetch(url, { method, headers: { ...headers }, ...(body && { data: body }) })
    return { status: reply.status(), date: reply.headers().date, text: await reply.text() }
  }

/** Registers as the sign-in form does: an SMS code, and consent to the current documents without marketing. */
const register = async (page: Page, comm: Comm, lang: Language, mobileNo: string): Promise<void> => {
  const number = { areaCode: '852', mobileNo }
  const request = <T>(path: string, body: object) =>
    comm.call<T>({ host: 'api', method: 'POST', path: `/user/488/${path}`, body, credentials: 'tourist' })
  await request('sms', { ...number, lang } satisfies SmsRequest)
  const code = await codeSentTo(page, `+852${mobileNo}`)
  const ticket = await request<SmsVerifyReply>('smsVerify', { ...number, code })
  // from the origin of the page
  const published = await page.request.get(new URL('/api/content/agreements', page.url()).href)
  const { disclaimer, privacy, service } = (await published.json()) as AgreementVersions
  await comm.register({ ...number, ...ticket, consent: { disclaimer, privacy, service, marketing: false } })
}

/** Stores a session and a device's key as a browser does. Runs in the page. */
const storeInPage = async ({ session, key }: { session: [string, string][]; key: JsonWebKey }): Promise<void> => {
  for (const [name, value] of session) localStorage.setItem(name, value)
  const { kty, n, e } = key as { kty: string; n: string; e: string }
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const pair = {
    publicKey: await crypto.subtle.importKey('jwk', { kty, n, e }, algorithm, true, []),
    privateKey: await crypto.subtle.importKey('jwk', key, algorithm, false, ['decrypt']),
  }
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('foyer', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('keys')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const writing = opening.result.transaction('keys', 'readwrite')
      writing.objectStore('keys').put(pair, 'device')
      writing.onerror = () => reject(writing.error)
      writing.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

/** Lets a Hong Kong number have its next code at once instead of a minute after the last one. */
export const endSmsWait = async ({ request }: Pick<Page, 'request'>, mobileNo: string): Promise<void> => {
  const reply = await request.post('/dev/sms/wait-over', { headers: fromHere, data: { mobile: `+852${mobileNo}` } })
  if (!reply.ok()) throw new Error(await reply.text())
}

/**
 * Registers a person by phone and stores the session in the page's browser. It makes the calls of the sign-in screens
 * with the same communication layer and the same server, without the screens. The session is stored only once, so a
 * person who signs out stays signed out. Afterwards the page is on a document without scripts.
 */
export const giveSession = (page: Page, language: Language, mobileNo: string, origin = ''): Promise<void> =>
  spendingOn('signing in', () => plantSession(page, language, mobileNo, origin))

const plantSession = async (page: Page, language: Language, mobileNo: string, origin: string): Promise<void> => {
  // has the right origin, and is needed anyway
  const config = await page.goto(`${origin}/config.json`)
  const pair = await devicePair
  const storage = memoryStorage()
  const comm = createComm({
    client: (await config?.json()) as ClientConfig,
    app: { clientappName: 'foyer' },
    transport: transportOf(page),
    storage,
    loginStore: memoryStorage(),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    now: () => Date.now(),
    lock: noLock,
    deviceFacts: deviceFacts(await page.evaluate(() => navigator.userAgent)),
    deviceKey: { subtle: crypto.subtle, store: { load: async () => pair, keep: async () => pair } },
  })
  await register(page, comm, language, mobileNo)
  const session = Object.values(defaultKeyNames).flatMap((name): [string, string][] => {
    const value = storage.get(name)
    return value === null ? [] : [[name, value]]
  })
  await page.evaluate(storeInPage, { session, key: await crypto.subtle.exportKey('jwk', pair.privateKey) })
}

/**
 * Opens a path of the retail client as a person who has just registered by phone, for tests of anything other than
 * signing in. A login to an account ends with the page (I2), so it cannot be stored: a test that needs one continues
 * from `/selectLogin?way=account` with `account-steps.ts`.
 */
export const openSignedIn = async (page: Page, language: Language, mobileNo: string, path: string): Promise<void> => {
  await giveSession(page, language, mobileNo)
  await page.goto(`/?lang=${language}#${path}`)
}
