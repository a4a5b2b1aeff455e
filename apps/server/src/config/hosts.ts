import { readFileSync } from 'node:fs'
import { type Brand, brand as retailBrand } from '@foyer/api/brand'
import { environments, type HostTable, hostTable, variants } from '@foyer/protocol/config'
import { z } from 'zod'
import type { Environment } from './environment.ts'
import { StartError } from './start-error.ts'

/**
 * Path prefixes where one process serves every host; `secure` is missing because the native app reaches it directly
 * (B1).
 */
export const mounts = {
  api: '/api',
  opening: '/opening',
  jwt: '/jwt',
  trade: '/trade',
  quote: '/quote',
  common: '/common',
  user: '/user',
  fund: '/fund',
  collector: '/sa',
} as const satisfies Omit<HostTable, 'secure'>

const isAddress = (address: string): boolean =>
  /^(\/[\w-]+)+$/.test(address) || (URL.canParse(address) && /^https:\/\/[\w.-]+(:\d+)?(\/[\w-]+)*$/.test(address))
const isSecure = (address: string): boolean => isAddress(address) && URL.parse(address)?.port === '8443'

const table = z
  .strictObject(hostTable.shape)
  .refine(({ secure, ...hosts }) => isSecure(secure) && Object.values(hosts).every(isAddress))
const file = z.partialRecord(z.enum(environments), z.partialRecord(z.enum(variants), table))

const readHostsFile = (path: string): z.infer<typeof file> => {
  const shape =
    'host tables by environment and variant, each with every host: a path, or an https address without a trailing slash; secure on port 8443'
  try {
    return file.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new StartError(`FOYER_HOSTS_FILE ${path} must hold ${shape}.`, { cause })
  }
}

/** Which set of hosts this process serves (N10). By default TEST in the sandbox and PROD in production. */
export const servedEnvironment = (environment: Environment): (typeof environments)[number] =>
  environment.FOYER_ENVIRONMENT ?? (environment.FOYER_MODE === 'production' ? 'PROD' : 'TEST')

/**
 * The hosts of the served environment and variant, from the operator's file if there is one. Otherwise they are paths
 * on the page's own origin, and the brand's secure host.
 *
 * @throws StartError if the file is missing, malformed or lacks the served environment and variant
 */
export const hostsOf = (environment: Environment, brand: Brand = retailBrand): HostTable => {
  const { FOYER_HOSTS_FILE: path, FOYER_VARIANT: variant } = environment
  if (path === undefined) return { ...mounts, secure: brand.secureHost }
  const served = servedEnvironment(environment)
  const hosts = readHostsFile(path)[served]?.[variant]
  if (!hosts) throw new StartError(`FOYER_HOSTS_FILE ${path} has no hosts for ${served}, variant ${variant}.`)
  return hosts
}
