import { openAppFallback } from '@foyer/protocol/limits'
import type { Host } from '../host/detect-host.ts'
import { intentUrl } from './intent-url.ts'

/** Addresses by which a browser reaches the native app. */
export interface AppLinks {
  /** URL of the app's own scheme */
  readonly scheme: string
  /** iOS only; tried first */
  readonly universalLink?: string | undefined
  /**
   * Name of the Android package, if Android should find the app by an intent. Without the app an intent leads to Google
   * Play, so leave it out where Play is not available.
   */
  readonly androidPackage?: string | undefined
  /** download address of the app */
  readonly download: string
}

/** An address, and its time in milliseconds after the tap. */
export interface Step {
  readonly at: number
  readonly url: string
}

/** Milliseconds. A universal link that works leaves the page at once; otherwise the scheme follows. */
const universalLinkTimeout = 500

/**
 * The addresses to try, in order (A6, A7); on HarmonyOS the scheme, as on iOS without a universal link. On devices
 * other than phones and tablets only the download address.
 */
export const openAppSteps = ({ system }: Host, links: AppLinks): readonly Step[] => {
  const { scheme, universalLink, androidPackage, download } = links
  const fallback = { at: openAppFallback, url: download }
  if (system === 'android')
    return [{ at: 0, url: androidPackage ? intentUrl(scheme, androidPackage) : scheme }, fallback]
  if (system === 'other') return [{ at: 0, url: download }]
  if (system === 'harmony' || !universalLink) return [{ at: 0, url: scheme }, fallback]
  return [{ at: 0, url: universalLink }, { at: universalLinkTimeout, url: scheme }, fallback]
}
