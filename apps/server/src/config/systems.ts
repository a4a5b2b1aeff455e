import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'

/** An address below which paths are added: no query, and no password, since addresses are in logs. */
const isBaseAddress = (text: string): boolean => {
  const { username, search, hash } = URL.parse(text) ?? { username: '', search: '', hash: '' }
  return username === '' && search === '' && hash === ''
}

const systemAddress = z
  .url({ protocol: /^https?$/ })
  .refine(isBaseAddress)
  .optional()

/** Signs delivery reports of a gateway. */
const reportsKey = z.string().min(32).optional()

/** An Ed25519 private key in PKCS#8 DER in base64. */
const isSigningKey = (text: string): boolean => {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
    return key.asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

/** The variables that name the systems of the firm, and with which key the server signs its calls to them. */
export const systemFields = {
  CONNECTOR_ACCOUNT_DIRECTORY_URL: systemAddress,
  CONNECTOR_CREDENTIALS_URL: systemAddress,
  CONNECTOR_SMS_URL: systemAddress,
  CONNECTOR_SMS_REPORTS_KEY: reportsKey,
  CONNECTOR_SMS_SECOND_URL: systemAddress,
  CONNECTOR_SMS_SECOND_REPORTS_KEY: reportsKey,
  CONNECTOR_BOOKS_URL: systemAddress,
  CONNECTOR_ORDERS_URL: systemAddress,
  CONNECTOR_BACK_OFFICE_URL: systemAddress,
  CONNECTOR_LISTS_URL: systemAddress,
  CONNECTOR_MARKET_DATA_URL: systemAddress,
  CONNECTOR_KEY_ID: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .default('foyer'),
  CONNECTOR_SIGNING_KEY: z.string().refine(isSigningKey).optional(),
} as const

/** In words for an operator, what each of them must be. */
export const systemExpected: Record<keyof typeof systemFields, string> = {
  CONNECTOR_ACCOUNT_DIRECTORY_URL:
    'the https address of the firm’s account directory (http in the sandbox and on this machine), and only together with CONNECTOR_CREDENTIALS_URL',
  CONNECTOR_CREDENTIALS_URL:
    'the https address of the firm’s credential check (http in the sandbox and on this machine), and only together with CONNECTOR_ACCOUNT_DIRECTORY_URL',
  CONNECTOR_SMS_URL:
    'the https address of the firm’s SMS gateway (http in the sandbox and on this machine), also if there is a second one',
  CONNECTOR_SMS_REPORTS_KEY: 'the key of its delivery reports, at least 32 characters',
  CONNECTOR_SMS_SECOND_URL: 'the https address of a second SMS gateway (http in the sandbox and on this machine)',
  CONNECTOR_SMS_SECOND_REPORTS_KEY: 'the key of its delivery reports, at least 32 characters',
  CONNECTOR_BOOKS_URL:
    'the https address of the firm’s books (http in the sandbox and on this machine), and only together with CONNECTOR_ACCOUNT_DIRECTORY_URL and CONNECTOR_ORDERS_URL',
  CONNECTOR_ORDERS_URL:
    'the https address of the firm’s order system (http in the sandbox and on this machine), and only together with CONNECTOR_BOOKS_URL',
  CONNECTOR_BACK_OFFICE_URL:
    'the https address of the firm’s back office (http in the sandbox and on this machine), and only together with CONNECTOR_ACCOUNT_DIRECTORY_URL',
  CONNECTOR_LISTS_URL:
    'the https address of the firm’s risk and country lists (http in the sandbox and on this machine)',
  CONNECTOR_MARKET_DATA_URL:
    'the https address of the firm’s provider of market data (http in the sandbox and on this machine)',
  CONNECTOR_KEY_ID: 'at most 64 letters, digits, dots, hyphens and underscores',
  CONNECTOR_SIGNING_KEY: 'an Ed25519 private key, PKCS#8 DER in base64, if a CONNECTOR_…_URL is set',
}

/** Those of them that need another one. */
export const systemNeeds = [
  ['CONNECTOR_ACCOUNT_DIRECTORY_URL', 'CONNECTOR_CREDENTIALS_URL'],
  ['CONNECTOR_CREDENTIALS_URL', 'CONNECTOR_ACCOUNT_DIRECTORY_URL'],
  ['CONNECTOR_SMS_SECOND_URL', 'CONNECTOR_SMS_URL'],
  ['CONNECTOR_BOOKS_URL', 'CONNECTOR_ACCOUNT_DIRECTORY_URL'],
  // an order reserves cash that the books have to show
  ['CONNECTOR_BOOKS_URL', 'CONNECTOR_ORDERS_URL'],
  ['CONNECTOR_ORDERS_URL', 'CONNECTOR_BOOKS_URL'],
  // trades and shipments are of accounts that the directory names
  ['CONNECTOR_BACK_OFFICE_URL', 'CONNECTOR_ACCOUNT_DIRECTORY_URL'],
  ['CONNECTOR_LISTS_URL', 'CONNECTOR_SIGNING_KEY'],
  ['CONNECTOR_MARKET_DATA_URL', 'CONNECTOR_SIGNING_KEY'],
  ['CONNECTOR_ACCOUNT_DIRECTORY_URL', 'CONNECTOR_SIGNING_KEY'],
  ['CONNECTOR_CREDENTIALS_URL', 'CONNECTOR_SIGNING_KEY'],
  ['CONNECTOR_SMS_URL', 'CONNECTOR_SIGNING_KEY'],
] as const

/** How each address of another machine states that its connection is encrypted. */
export const encryptedSystems = {
  // calls carry phone numbers, passwords and codes
  CONNECTOR_ACCOUNT_DIRECTORY_URL: /^https:/,
  CONNECTOR_CREDENTIALS_URL: /^https:/,
  CONNECTOR_SMS_URL: /^https:/,
  CONNECTOR_SMS_SECOND_URL: /^https:/,
  // calls carry balances, positions and orders
  CONNECTOR_BOOKS_URL: /^https:/,
  CONNECTOR_ORDERS_URL: /^https:/,
  // calls carry trades, names and addresses
  CONNECTOR_BACK_OFFICE_URL: /^https:/,
  // answers contain phone numbers
  CONNECTOR_LISTS_URL: /^https:/,
  CONNECTOR_MARKET_DATA_URL: /^https:/,
} as const
