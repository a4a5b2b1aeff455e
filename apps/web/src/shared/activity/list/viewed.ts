import { remove, store, stored } from '../../../platform/own-storage.ts'
import { useStatisticsConsent } from '../../../platform/tracking/consent.ts'

const name = 'viewed'
const most = 6
const separator = ','

/** Codes of the activities that the person viewed last in this tab, the newest first. */
export const viewedCodes = (): readonly string[] => stored(name)?.split(separator) ?? []

/** Remembers that the person views an activity, unless they refused that their visits are recorded. */
export const rememberViewed = (code: string): void => {
  if (useStatisticsConsent.getState().consent === 'refused') return
  const others = viewedCodes().filter((other) => other !== code)
  store(name, [code, ...others].slice(0, most).join(separator))
}

// a refusal also deletes what was recorded before it
useStatisticsConsent.subscribe(({ consent }) => {
  if (consent === 'refused') remove(name)
})
