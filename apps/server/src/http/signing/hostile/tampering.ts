import type { SignedCall } from '../../../testing/signed-client.ts'

/** One change to a signed call. */
export type Tampering = readonly [what: string, change: (call: SignedCall) => SignedCall]

const withHeader = (call: SignedCall, name: string, value: string): SignedCall => ({
  ...call,
  headers: { ...call.headers, [name]: value },
})

const without = ({ headers, ...call }: SignedCall, name: string): SignedCall => {
  const { [name]: _, ...rest } = headers
  return { ...call, headers: rest }
}

const swapCase = (text: string): string =>
  text.replace(/[a-z]/gi, (char) => (char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase()))

/** Every change to the value of one header. */
const values: readonly [what: string, change: (value: string) => string][] = [
  ['emptied', () => ''],
  ['given twice', (value) => `${value}, ${value}`],
  ['one character shorter', (value) => value.slice(0, -1)],
  ['one character longer', (value) => `${value}0`],
  ['in the other case', swapCase],
  ['with a NUL behind it', (value) => `${value}\0`],
  ['with another first character', (value) => (value.startsWith('1') ? '2' : '1') + value.slice(1)],
  ['with letters that are none of ASCII', (value) => `\u00e9\u00ff${value.slice(2)}`],
  ['of 10 KB', (value) => value.padEnd(10_240, '0')],
]

/** Every change to one header that a signature covers. */
export const headerTamperings = (name: string): Tampering[] => [
  [`${name} dropped`, (call) => without(call, name)],
  ...values.map(
    ([what, change]): Tampering => [
      `${name} ${what}`,
      (call) => withHeader(call, name, change(call.headers[name] ?? '')),
    ],
  ),
]

/** Invalid nonces with the length of a valid one or nearly that length. */
export const nonces: Tampering[] = [
  ['22 characters', (nonce: string) => nonce.slice(0, 22)],
  ['24 characters', (nonce: string) => `${nonce}x`],
  ['unicode digits', (nonce: string) => nonce.replace(/^\d{13}/, '１７６７５７８４０００００')],
  ['a sign in front', (nonce: string) => `+${nonce.slice(1)}`],
  ['hexadecimal time', (nonce: string) => `0x${nonce.slice(2)}`],
  ['an exponent', (nonce: string) => `1e12${nonce.slice(4)}`],
].map(([what, change]) => [
  `a nonce of ${what}`,
  (call) => withHeader(call, 'ant-id', (change as (nonce: string) => string)(call.headers['ant-id'] ?? '')),
])

/** Bodies other than the signed one, under its signature. */
export const bodies: Tampering[] = [
  ['one byte changed', (text: string) => text.replace('852', '853')],
  ['one byte in the other case', (text: string) => text.replace('body', 'Body')],
  ['a field added', (text: string) => text.replace('{', '{"level":"login",')],
  ['a field doubled', (text: string) => text.replace('{', '{"note":"b",')],
  ['a space added', (text: string) => `${text} `],
  ['nothing in it', () => ''],
  ['{} in its place', () => '{}'],
].map(([what, change]) => [
  `a body with ${what}`,
  (call) => ({ ...call, payload: (change as (text: string) => string)(String(call.payload)) }),
])

const withUrl =
  (change: (path: string, query: string) => string) =>
  (call: SignedCall): SignedCall => {
    const [path = '', query = ''] = call.url.split('?')
    return { ...call, url: change(path, query) }
  }

const encodeLast = (path: string): string => `${path.slice(0, -1)}%${path.charCodeAt(path.length - 1).toString(16)}`
const encodeMount = (path: string): string => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`

/** Other spellings of the query, and of a path that a router reads as the same. The call was signed with `?a=1&b=2`. */
export const targets: Tampering[] = [
  ['a query changed', withUrl((path) => `${path}?a=1&b=3`)],
  ['a query reordered', withUrl((path) => `${path}?b=2&a=1`)],
  ['a query dropped', withUrl((path) => path)],
  ['a query encoded', withUrl((path) => `${path}?a=%31&b=2`)],
  ['a query added to', withUrl((path, query) => `${path}?${query}&c`)],
  ['a query behind two marks', withUrl((path, query) => `${path}??${query}`)],
  ['the last character encoded', withUrl((path, query) => `${encodeLast(path)}?${query}`)],
  ['the mount encoded', withUrl((path, query) => `${encodeMount(path)}?${query}`)],
]

/** Paths that match no route. */
export const elsewhere: Tampering[] = [
  ['a path in the other case', withUrl((path, query) => `${swapCase(path)}?${query}`)],
  ['a double slash in the middle', withUrl((path, query) => `${path.replace(/(?<=.)\//, '//')}?${query}`)],
  ['a slash at the end', withUrl((path, query) => `${path}/?${query}`)],
  ['an encoded slash', withUrl((path, query) => `${path.replace(/(?<=.)\//, '%2f')}?${query}`)],
  ...(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).map(
    (method): Tampering => [`${method} in place of POST`, (call) => ({ ...call, method })],
  ),
]

/** Content types that no body of ours has. */
export const contentTypes: Tampering[] = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/gm+json2',
  '',
].map((type) => [`content type ${JSON.stringify(type)}`, (call) => withHeader(call, 'content-type', type)])
