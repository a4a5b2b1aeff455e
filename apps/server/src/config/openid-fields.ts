import { z } from 'zod'

const loopback = /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?\//

/** Whether an address that a browser opens is encrypted, or stays on this machine in the sandbox. */
export const isSafeAddress = (address: string, mode: 'sandbox' | 'production'): boolean =>
  address.startsWith('https://') || (mode === 'sandbox' && loopback.test(address))

/** Whether an address has this path and nothing else. */
export const isPlainAddress = (text: string, path: string): boolean => {
  const { pathname, search, hash, username } = URL.parse(text) ?? {}
  return pathname === path && search === '' && hash === '' && username === ''
}

/** Whether an address can be the issuer of an OpenID Connect provider. */
export const isIssuer = (text: string): boolean => {
  const { search, hash, username } = URL.parse(text) ?? {}
  return search === '' && hash === '' && username === ''
}

/** Addresses separated by commas. */
export const addressList = (fits: (address: string) => boolean) =>
  z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((addresses) => addresses.every(fits))
