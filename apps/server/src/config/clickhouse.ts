import { z } from 'zod'

/** An address without a path, query or password, since addresses are in logs. */
const isServer = (text: string): boolean => {
  const { username, pathname, search, hash } = URL.parse(text) ?? {}
  return username === '' && pathname === '/' && search === '' && hash === ''
}

/** The variables of the ClickHouse server that tracked events are copied to. */
export const clickhouseFields = {
  CLICKHOUSE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isServer)
    .optional(),
  CLICKHOUSE_DATABASE: z
    .string()
    .regex(/^[A-Za-z_]\w{0,63}$/)
    .default('default'),
  CLICKHOUSE_USER: z
    .string()
    .regex(/^[\w.@-]{1,64}$/)
    .optional(),
  CLICKHOUSE_PASSWORD: z
    .string()
    // it is sent in a header
    .regex(/^[\x21-\x7e]{1,256}$/)
    .optional(),
} as const

/** In words for an operator, what each of them must be. */
export const clickhouseExpected: Record<keyof typeof clickhouseFields, string> = {
  CLICKHOUSE_URL:
    'the https address of the HTTP interface of ClickHouse, such as https://clickhouse.example.com:8443, without a path (http in the sandbox and on this machine)',
  CLICKHOUSE_DATABASE: 'the name of a database of ClickHouse: letters, digits and underscores',
  CLICKHOUSE_USER: 'the name of a user of ClickHouse, if CLICKHOUSE_PASSWORD is set',
  CLICKHOUSE_PASSWORD: 'the password of CLICKHOUSE_USER: at most 256 visible ASCII characters',
}

/** The variables that need another one of them. */
export const clickhouseNeeds = [
  ['CLICKHOUSE_USER', 'CLICKHOUSE_URL'],
  ['CLICKHOUSE_PASSWORD', 'CLICKHOUSE_USER'],
] as const
