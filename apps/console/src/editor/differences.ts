import { fieldsOf } from './document.ts'

/** A value that two documents do not share. */
export interface Difference {
  readonly path: string
  readonly mine: string | undefined
  readonly theirs: string | undefined
}

const leavesOf = (value: unknown, path: string, found: Map<string, string>): Map<string, string> => {
  if (Array.isArray(value)) for (const [i, item] of value.entries()) leavesOf(item, `${path}[${i}]`, found)
  else if (typeof value === 'object' && value !== null)
    for (const [name, field] of Object.entries(fieldsOf(value)))
      leavesOf(field, path === '' ? name : `${path}.${name}`, found)
  else if (value !== undefined && value !== '') found.set(path, String(value))
  return found
}

/** The values in which two documents differ, in the order of the document. */
export const differencesOf = (mine: object, theirs: object): readonly Difference[] => {
  const own = leavesOf(mine, '', new Map())
  const other = leavesOf(theirs, '', new Map())
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((path): Difference[] =>
    own.get(path) === other.get(path) ? [] : [{ path, mine: own.get(path), theirs: other.get(path) }],
  )
}
