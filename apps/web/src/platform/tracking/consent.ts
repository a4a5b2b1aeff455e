import { create } from 'zustand'

/** What the person said of usage statistics on this device; `unknown` until they have. */
export type StatisticsConsent = 'unknown' | 'granted' | 'refused'

/** Of the browser and not of a client app: what the tracker keeps there is one for all apps of an origin. */
export const consentKey = 'foyer.statistics'

const read = (): StatisticsConsent => {
  try {
    const kept = localStorage.getItem(consentKey)
    return kept === 'granted' || kept === 'refused' ? kept : 'unknown'
  } catch {
    return 'unknown' // private mode: an answer lives as long as the page
  }
}

/** The answer, the same in every tab. It is the device's: who signs out leaves it as it is. */
export const useStatisticsConsent = create<{ consent: StatisticsConsent }>()(() => ({ consent: read() }))

export const answerStatistics = (consent: Exclude<StatisticsConsent, 'unknown'>): void => {
  try {
    localStorage.setItem(consentKey, consent)
  } catch {
    // private mode
  }
  useStatisticsConsent.setState({ consent })
}

// another tab has answered, or somebody has cleared what this site keeps
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === consentKey || key === null) useStatisticsConsent.setState({ consent: read() })
})
