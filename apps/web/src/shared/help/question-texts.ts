import { table } from '../text/table.ts'

/** Questions that people have on any screen of a kind, where the page has none of its own. */
export const questionTexts = table('shared/help/question-texts')
