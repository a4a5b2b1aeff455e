import { wordsOf } from '@foyer/api/chinese/words'
import { foldScript } from '../text/public.ts'

/** The words of a text as search compares them, with Chinese folded to one script. */
export const fold = (text: string): string[] => wordsOf(text, foldScript)
