import { pathTo } from '../../platform/path-to.ts'
import { api } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'

/** A visitor's desktop signs as a visitor; one where the person is signed in signs as that person. */
const options = () =>
  ({ credentials: useUser.getState().userInfo ? 'register' : 'tourist', seal: ['desktopKey'] }) as const

/** A new key for one request: 32 random bytes in base64url. It never leaves this page in clear. */
export const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export const beginLogin = (key: string) => api(pathTo('POST /user/login/request'), { desktopKey: key }, options())
export const loginState = (key: string) => api(pathTo('POST /user/login/request/state'), { desktopKey: key }, options())
/** @returns the ticket of the login call */
export const pickUpLogin = (key: string) =>
  api(pathTo('POST /user/login/request/collect'), { desktopKey: key }, options())

/** The address in the QR code. What follows the hash never reaches a server. */
export const addressOf = (request: string): string =>
  `${new URL(import.meta.env.BASE_URL, location.href)}#/confirmLogin?request=${request}`
