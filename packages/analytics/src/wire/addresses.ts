import { trackingProject } from '@foyer/contract/tracking-limits'

/** Where everything of one collector is. */
export interface Addresses {
  /** takes events */
  readonly events: string
  readonly debug: string
  readonly configuration: string
  readonly deepLink: string
}

const isLoopback = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host)

/** @throws Error for a collector that is neither on https nor on loopback: its answers are scripts */
export const addressesOf = (collector: string): Addresses => {
  const url = new URL(collector)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  if (!isSafe) throw new Error(`not a collector: ${collector}`)
  const { origin } = url
  const base = origin + url.pathname.replace(/\/$/, '')
  const project = `?project=${trackingProject}`
  return {
    events: base + project,
    debug: `${base}/debug${project}`,
    configuration: `${origin}/config/visualized/Web.conf${project}`,
    deepLink: `${origin}/sdk/deeplink/param`,
  }
}
