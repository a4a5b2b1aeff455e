import { create } from 'zustand'

/**
 * The answer about usage statistics on this device, by the person or by their browser; `unknown` before there is one.
 */
export type StatisticsConsent = 'unknown' | 'granted' | 'refused'

/** Named for the browser and not for a client app, because the tracker's storage is shared by all apps of an origin. */
export const consentKey = 'foyer.statistics'

/** Consent that a person gave although their browser requests not to be tracked. */
const grantedOverSignal = 'granted-over-signal'

/**
 * Returns whether this browser requests of every site not to track its user: by Global Privacy Control
 * (https://w3c.github.io/gpc/) or by Do Not Track, which some browsers still send.
 */
export const hasPrivacySignal = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true ||
  [Reflect.get(navigator, 'doNotTrack'), Reflect.get(globalThis, 'doNotTrack')].some(
    (signal) => signal === '1' || signal === 'yes',
  )

/**
 * The signal counts as a refusal until the person consents on the switch of /privacy while it is present. Earlier
 * consent does not count.
 */
const consentOf = (stored: string | null): StatisticsConsent => {
  const isSignalled = hasPrivacySignal()
  if (stored === grantedOverSignal || (stored === 'granted' && !isSignalled)) return 'granted'
  return stored === 'refused' || isSignalled ? 'refused' : 'unknown'
}

const read = (): StatisticsConsent => {
  try {
    return consentOf(localStorage.getItem(consentKey))
  } catch {
    return consentOf(null) // private mode: an answer lasts until the page is unloaded
  }
}

/** The answer, the same in every tab. It belongs to the device, so signing out does not change it. */
export const useStatisticsConsent = create<{ consent: StatisticsConsent }>()(() => ({ consent: read() }))

export const answerStatistics = (consent: Exclude<StatisticsConsent, 'unknown'>): void => {
  try {
    localStorage.setItem(consentKey, consent === 'granted' && hasPrivacySignal() ? grantedOverSignal : consent)
  } catch {
    // private mode
  }
  useStatisticsConsent.setState({ consent })
}

// another tab has answered, or the site's storage was cleared
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === consentKey || key === null) useStatisticsConsent.setState({ consent: read() })
})
