/** Values of the activity that a lead or a paragraph may name in braces; they are filled in when the page is published. */
export const pageVariables = ['period', 'opens', 'closes', 'stock'] as const
export type PageVariable = (typeof pageVariables)[number]

/** A variable in a text, such as `{period}`. */
export const variablePattern = new RegExp(`\\{(${pageVariables.join('|')})\\}`, 'g')
