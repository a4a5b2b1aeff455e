import { trackingProject } from '@foyer/protocol/tracking/limits'

/** The addresses of one collector. */
export interface Addresses {
  /** receives events */
  readonly events: string
  readonly debug: string
  readonly configuration: string
  readonly deepLink: string
}

const safe = /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/

/** @throws Error for a collector that is neither on https nor on loopback, since its replies are scripts */
export const addressesOf = (collector: string): Addresses => {
  const url = new URL(collector)
  const { origin } = url
  if (!safe.test(origin)) throw new Error(`not a collector: ${collector}`)
  const base = origin + url.pathname.replace(/\/$/, '')
  const project = `?project=${trackingProject}`
  return {
    events: base + project,
    debug: `${base}/debug${project}`,
    configuration: `${origin}/config/visualized/Web.conf${project}`,
    deepLink: `${origin}/sdk/deeplink/param`,
  }
}
