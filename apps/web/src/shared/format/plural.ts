import { fill } from '../text/table.ts'
import { formatCount } from './count.ts'

const plural = /\{n, plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/

/**
 * Formats a text about a whole number: `{n, plural, one {# day} other {# days}}`, or `{n}` where all numbers have the same
 * form. The form follows the language's rules, by default those of the page's language.
 */
export const fillPlural = (text: string, n: number, language = document.documentElement.lang): string =>
  fill(
    text.replace(plural, (_, forms: string) => {
      const formFor = (category: string) => new RegExp(`\\b${category} \\{([^{}]*)\\}`).exec(forms)?.[1]
      return (formFor(new Intl.PluralRules(language).select(n)) ?? formFor('other') ?? '').replaceAll('#', '{n}')
    }),
    { n: formatCount(n) },
  )
