import type { z } from 'zod'
import { type Fault, pathOf } from './faults.ts'

const expectedTypes: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  array: 'a list in brackets',
  object: 'an object in braces',
  record: 'an object in braces',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
}

/** The message for a missing field. */
export const missing = 'is missing: add it'
/** The message for an unknown field. */
export const unknownField = 'is not a known field: remove it, or check how it is spelled'
/** The message for a value of another type, by zod's name of the expected type. */
export const expected = (type: string): string => `must be ${expectedTypes[type] ?? type}`

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], root)

const isMissing = (root: unknown, path: readonly PropertyKey[]): boolean => valueAt(root, path) === undefined

const entries = (limit: number | bigint): string => (Number(limit) === 1 ? '1 entry' : `${limit} entries`)
const characters = (limit: number | bigint): string => (Number(limit) === 1 ? '1 character' : `${limit} characters`)

const bound = (issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string => {
  const [word, limit] = issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum]
  if (issue.origin === 'array') return `must hold ${word} ${entries(limit)}`
  if (issue.origin === 'string') return `must have ${word} ${characters(limit)}`
  return `must be ${word} ${limit}`
}

/** Whether a message is one of zod's own and not one of our schemas. */
const isZods = (message: string): boolean => /^(Invalid|Too (big|small)|Unrecognized)/.test(message)

const sentenceOf = (issue: z.core.$ZodIssue): string => {
  if (!isZods(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return expected(issue.expected)
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'too_small':
    case 'too_big':
      return bound(issue)
    default:
      return 'is not written as the documentation says'
  }
}

/**
 * Converts zod's issues to faults with messages for an author.
 *
 * @param root the validated value
 * @param at its path in the file
 */
export const faultsIn = (issues: readonly z.core.$ZodIssue[], root: unknown, at: readonly PropertyKey[]): Fault[] =>
  issues.flatMap((issue): Fault[] => {
    const path = pathOf([...at, ...issue.path])
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: pathOf([...at, ...issue.path, key]), message: unknownField }))
    if (issue.code === 'invalid_union') {
      // the alternative whose type matched; otherwise the last alternative, which is the form that authors use
      const meant = issue.errors.find(
        (errors) => !errors.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
      )
      const value = valueAt(root, issue.path)
      return faultsIn(meant ?? issue.errors.at(-1) ?? [], value, [...at, ...issue.path])
    }
    const isTyped = issue.code === 'invalid_type' || issue.code === 'invalid_value'
    return [{ path, message: isTyped && isMissing(root, issue.path) ? missing : sentenceOf(issue) }]
  })
