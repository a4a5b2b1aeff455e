import { openAppFallback } from '@foyer/contract/limits'
import type { Host } from '../host/detect-host.ts'
import { intentUrl } from './intent-url.ts'

/** How the native app is reached from a browser. */
export interface AppLinks {
  /** URL of the app's own scheme */
  readonly scheme: string
  /** iOS only; tried first */
  readonly universalLink?: string | undefined
  /** Name of the Android package, where Android is to find the app by an intent. It leads to Google Play where the app is
   * not installed, so it is left out where Play is not at home. */
  readonly androidPackage?: string | undefined
  /** where the app is to be had */
  readonly download: string
}

/** An address, and milliseconds after the tap. */
export interface Step {
  readonly at: number
  readonly url: string
}

/** A universal link that the system takes leaves the page at once; if it did not, the scheme is next. */
const universalLinkPatience = 500

/** What is tried, in order (A6, A7); on HarmonyOS the scheme, as on iOS without a universal link. Elsewhere than on a phone or tablet the download address is all there is. */
export const openAppSteps = ({ system }: Host, links: AppLinks): readonly Step[] => {
  const { scheme, universalLink, androidPackage, download } = links
  const fallback = { at: openAppFallback, url: download }
  if (system === 'android')
    return [{ at: 0, url: androidPackage ? intentUrl(scheme, androidPackage) : scheme }, fallback]
  if (system === 'other') return [{ at: 0, url: download }]
  if (system === 'harmony' || !universalLink) return [{ at: 0, url: scheme }, fallback]
  return [{ at: 0, url: universalLink }, { at: universalLinkPatience, url: scheme }, fallback]
}
