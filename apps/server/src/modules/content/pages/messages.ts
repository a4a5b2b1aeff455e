import type { z } from 'zod'
import { type Fault, pathOf } from './faults.ts'

const expectedTypes: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
}

const isMissing = (root: unknown, path: readonly PropertyKey[]): boolean =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], root) ===
  undefined

const bound = (issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string => {
  const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`
  return issue.origin === 'array' ? `needs ${limit} in the list` : `must be ${limit}`
}

/** zod's own sentences, as against those that stand in our schemas. */
const isZods = (message: string): boolean => /^(Invalid|Too (big|small)|Unrecognized)/.test(message)

const sentenceOf = (issue: z.core.$ZodIssue): string => {
  if (!isZods(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${expectedTypes[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'too_small':
    case 'too_big':
      return bound(issue)
    default:
      return 'is malformed'
  }
}

/**
 * What zod found, in words for an author.
 * @param root the value that was checked
 * @param at where it stands in the file
 */
export const faultsIn = (issues: readonly z.core.$ZodIssue[], root: unknown, at: readonly PropertyKey[]): Fault[] =>
  issues.flatMap((issue): Fault[] => {
    const path = pathOf([...at, ...issue.path])
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: pathOf([...at, ...issue.path, key]), message: 'is not known here' }))
    if (issue.code === 'invalid_union') {
      // the last way of writing it is the one people write
      const last = issue.errors.at(-1) ?? []
      return faultsIn(last, isMissing(root, issue.path) ? undefined : root, [...at, ...issue.path])
    }
    const isTyped = issue.code === 'invalid_type' || issue.code === 'invalid_value'
    return [{ path, message: isTyped && isMissing(root, issue.path) ? 'is missing' : sentenceOf(issue) }]
  })
