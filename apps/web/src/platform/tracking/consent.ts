import { create } from 'zustand'

/** What the person, or their browser for them, said of usage statistics on this device; `unknown` until one has. */
export type StatisticsConsent = 'unknown' | 'granted' | 'refused'

/** Of the browser and not of a client app: what the tracker keeps there is one for all apps of an origin. */
export const consentKey = 'foyer.statistics'

/** A yes that a person gave though their browser asks not to be tracked. */
const grantedOverSignal = 'granted-over-signal'

/**
 * Whether this browser asks every site not to track its person: by Global Privacy Control (https://w3c.github.io/gpc/) or by Do
 * Not Track, which some browsers still send.
 */
export const asksNotToBeTracked = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true ||
  [Reflect.get(navigator, 'doNotTrack'), Reflect.get(globalThis, 'doNotTrack')].some(
    (signal) => signal === '1' || signal === 'yes',
  )

/** The signal is a no until somebody says yes in its presence, on the switch of /privacy: a yes of before it does not count. */
const consentOf = (kept: string | null): StatisticsConsent => {
  const isSignalled = asksNotToBeTracked()
  if (kept === grantedOverSignal || (kept === 'granted' && !isSignalled)) return 'granted'
  return kept === 'refused' || isSignalled ? 'refused' : 'unknown'
}

const read = (): StatisticsConsent => {
  try {
    return consentOf(localStorage.getItem(consentKey))
  } catch {
    return consentOf(null) // private mode: an answer lives as long as the page
  }
}

/** The answer, the same in every tab. It is the device's: who signs out leaves it as it is. */
export const useStatisticsConsent = create<{ consent: StatisticsConsent }>()(() => ({ consent: read() }))

export const answerStatistics = (consent: Exclude<StatisticsConsent, 'unknown'>): void => {
  try {
    localStorage.setItem(consentKey, consent === 'granted' && asksNotToBeTracked() ? grantedOverSignal : consent)
  } catch {
    // private mode
  }
  useStatisticsConsent.setState({ consent })
}

// another tab has answered, or somebody has cleared what this site keeps
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === consentKey || key === null) useStatisticsConsent.setState({ consent: read() })
})
