import type { Failure } from '../../../shared/errors/failure.ts'
import { getLanguage } from '../../../shared/text/language.ts'
import { textsIn } from '../../../shared/text/table.ts'
import { text } from '../text.ts'

/** The texts of all failures stay out of the first load; asked for as soon as the page is idle. */
export const loadReasonText = () => import('../../../shared/errors/reason-text.ts')

/** What to say of a failure; where its text cannot be fetched there is no network, and that much is always at hand. */
export const failureText = async (failure: Failure): Promise<string> => {
  try {
    return (await loadReasonText()).reasonText(failure, getLanguage())
  } catch {
    return textsIn(text, getLanguage()).noNetwork
  }
}
