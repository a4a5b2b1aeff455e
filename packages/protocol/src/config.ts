import { z } from 'zod'

/** Environments that a deployment can be. */
export const environments = ['TEST', 'PROD', 'SIT', 'UAT'] as const
/** Variants of a deployment; they decide the hosts of gateway functions (N7). */
export const variants = ['main', 'hk', 'default'] as const

const url = z.string().min(1)
/** Addresses of the API hosts: absolute, or paths on the page's own origin, without a trailing slash. */
export const hostTable = z.object({
  api: url,
  opening: url,
  jwt: url,
  trade: url,
  quote: url,
  common: url,
  user: url,
  fund: url,
  collector: url,
  /** secure host of the native bridge, port 8443 (B1) */
  secure: url,
})
export type HostTable = z.infer<typeof hostTable>

/** sent unchanged in a header (N9) */
const headerText = z.string().regex(/^[!-~]+$/)

/**
 * GET /config.json, also inlined in the page: the configuration with which one build runs in any environment
 * (architecture §3). All of it is public. `twoLayer.secret` and `deploymentKey` are shipped to everyone and
 * authenticate no one.
 */
export const clientConfig = z.object({
  environment: z.enum(environments),
  variant: z.enum(variants),
  release: z.string(),
  /** the server's version, and its newest migration; absent from a configuration that no server wrote */
  server: z.string().optional(),
  hosts: hostTable,
  twoLayer: z.object({ appName: headerText, appId: headerText, secret: z.string() }),
  /** terminal source of each client app by its name; the default is 02 (N11) */
  terminalSources: z.record(z.string(), z.string().regex(/^\d{2}$/)),
  /** base64 PKCS#8 of the deployment's RSA key, which unwraps app keys on devices without WebCrypto */
  deploymentKey: z.string(),
  /** pages may be stored for reading without a network; false deletes stored pages */
  offline: z.boolean().optional(),
  /** true if accounts are proved at the firm's OpenID Connect provider instead of by a password */
  loginProvider: z.boolean().optional(),
  /** true if accounts can be logged in to by passkey */
  passkeys: z.boolean().optional(),
  /** true if the server has the sandbox's routes under /dev */
  sandbox: z.boolean(),
})
export type ClientConfig = z.infer<typeof clientConfig>
