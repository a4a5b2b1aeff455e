import type { Failure } from '../../platform/failure.ts'
import { getLanguage } from '../text/language.ts'
import { table, textsIn } from '../text/table.ts'

/** Sentences that are there before the texts of all failures, and without a network. */
export const shortText = table('shared/errors/failure-text')

/** The texts of all failures stay out of the first load; the page requests them as soon as it is idle. */
export const loadReasonText = () => import('./reason-text.ts')

/**
 * Returns the text of a failure. If the texts cannot be loaded, returns a short one, which blames the network only if
 * the network is missing.
 */
export const failureText = async (failure: Failure): Promise<string> => {
  try {
    return (await loadReasonText()).reasonText(failure, getLanguage())
  } catch {
    return textsIn(shortText, getLanguage())[failure.reason === 'network' ? 'network' : 'other']
  }
}
