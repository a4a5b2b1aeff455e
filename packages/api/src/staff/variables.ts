import type { WrittenRule } from './rules.ts'

/**
 * Values that a lead or a paragraph may name in braces; they are filled in when the page is published. The first four are
 * those of the activity, the others those of the campaign's rule.
 */
export const pageVariables = ['period', 'opens', 'closes', 'stock', 'rewards', 'perPerson', 'odds'] as const
export type PageVariable = (typeof pageVariables)[number]

/** A variable in a text, such as `{period}`. */
export const variablePattern = new RegExp(`\\{(${pageVariables.join('|')})\\}`, 'g')

/** The variables that a text names. */
export const variablesIn = (text: string): readonly PageVariable[] =>
  [...text.matchAll(variablePattern)].map(([, name]) => name as PageVariable)

/** A rule as its author has it now; it may be incomplete. */
type Rule = Pick<WrittenRule, 'kind' | 'parameters'> | undefined

/**
 * Whether an activity with this rule has a value for a variable, once all its fields are valid.
 *
 * @param stock the places of the activity
 */
export const hasVariable = (
  name: PageVariable,
  { stock, rule }: { readonly stock: unknown; readonly rule?: Rule },
): boolean => {
  switch (name) {
    case 'stock':
      return stock !== undefined
    case 'rewards':
      return rule !== undefined && !(rule.kind === 'points' && rule.parameters.stock === null)
    // the chances of a draw depend on tasks and days, so no one number states them
    case 'perPerson':
      return rule !== undefined && rule.kind !== 'draw'
    case 'odds':
      return rule?.kind === 'draw'
    default:
      return true
  }
}
