import { fillPlural as fillForm } from '@foyer/api/text-plurals'
import { formatCount } from './count.ts'

/** Formats a text about a whole number. The form follows the language's rules, by default those of the page's language. */
export const fillPlural = (text: string, n: number, language = document.documentElement.lang): string =>
  fillForm(text, n, language, formatCount(n))
