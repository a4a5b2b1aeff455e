import { fill } from './text-tables.ts'

const plural = /\{n, plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/

/**
 * Chooses the form of a text about a whole number: `{n, plural, one {# day} other {# days}}`, or `{n}` where all numbers
 * have the same form.
 *
 * @param language whose rules decide
 * @param shown the number as it is shown
 */
export const fillPlural = (text: string, n: number, language: string, shown: string): string =>
  fill(
    text.replace(plural, (_, forms: string) => {
      const formFor = (category: string) => new RegExp(`\\b${category} \\{([^{}]*)\\}`).exec(forms)?.[1]
      return (formFor(new Intl.PluralRules(language).select(n)) ?? formFor('other') ?? '').replaceAll('#', '{n}')
    }),
    { n: shown },
  )
