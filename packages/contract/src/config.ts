import { z } from 'zod'

/**
 * GET /config.json, also inlined in the page: what one build needs to run in any environment (architecture §3).
 * Everything here is public. `twoLayer.secret` and `deploymentKey` are shipped to everyone and authenticate nobody.
 */
export const environments = ['TEST', 'PROD', 'SIT', 'UAT'] as const
export const variants = ['main', 'hk', 'default'] as const

const url = z.string().min(1)
/** Addresses of the hosts calls go to; absolute, or paths on the page's own origin. Without a trailing slash. */
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

/** goes into a header as it is (N9) */
const headerText = z.string().regex(/^[!-~]+$/)

export const clientConfig = z.object({
  environment: z.enum(environments),
  variant: z.enum(variants),
  release: z.string(),
  /** the server's own version, and the newest migration it brings; absent from a configuration that no server wrote */
  server: z.string().optional(),
  hosts: hostTable,
  twoLayer: z.object({ appName: headerText, appId: headerText, secret: z.string() }),
  /** terminal source of each client app by its name; an app without one is 02 (N11) */
  terminalSources: z.record(z.string(), z.string().regex(/^\d{2}$/)),
  /** base64 PKCS#8 of the deployment's RSA key: unwraps app keys where the device has no WebCrypto */
  deploymentKey: z.string(),
  /** pages may be kept for reading without a network; false takes away what was kept */
  offline: z.boolean().optional(),
  /** the sandbox answers under /dev */
  sandbox: z.boolean(),
})
export type ClientConfig = z.infer<typeof clientConfig>
