import { expect, test } from 'vitest'
import { bodies, type Choose, examplesOf, isFreeText, staffBodies } from './declared-bodies.ts'

/** What only the server may decide. */
const smuggled = {
  status: 'live',
  state: 'approved',
  approvedBy: '7b0e1c9a-5d0f-4c53-9a3e-2f1d6f0c8a11',
  proposedBy: '7b0e1c9a-5d0f-4c53-9a3e-2f1d6f0c8a11',
  by: 'somebody else',
  actor: 'system',
  role: 'administrator',
  roles: ['administrator'],
  isApproved: true,
  personId: 1,
  staffId: '7b0e1c9a-5d0f-4c53-9a3e-2f1d6f0c8a11',
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Paths of the objects in a value. */
const objectsIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([name, one]) => objectsIn(one, [...path, name]))
  return Array.isArray(value) ? inside : [path, ...inside]
}
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], value)

test('SEC-9 no call of anybody accepts or passes on a field that its declaration lacks, such as a status or a role, at any depth', () => {
  let tried = 0
  for (const declared of bodies) {
    /** objects without declared fields, checked where they are read: documents and parameters of rules */
    const open = new Set<string>()
    const noteOpen: Choose = ({ type, additionalProperties }, path) => {
      if (type === 'object' && additionalProperties) open.add(path.join('.'))
      return undefined
    }
    for (const example of examplesOf(declared, noteOpen))
      for (const path of objectsIn(example)) {
        const names = path.filter((name) => !/^\d+$/.test(name)).join('.')
        if (open.has(names)) continue
        const changed = structuredClone(example)
        const target = at(changed, path)
        if (!isObject(target)) throw new Error('the path leads nowhere')
        const extra = Object.entries(smuggled).filter(([name]) => !(name in target))
        Object.assign(target, Object.fromEntries(extra))
        const parsed = declared.body.safeParse(changed)
        const passed = parsed.success ? at(parsed.data, path) : undefined
        const found = isObject(passed) ? extra.filter(([name]) => name in passed) : []
        expect([declared.call, names, found]).toEqual([declared.call, names, []])
        tried++
      }
  }
  expect(tried).toBeGreaterThan(250)
})

const hidden = /\p{Cs}|(?![\n\t])\p{Cc}|[\u2028-\u202e\u2066-\u2069]/u
const withHidden = 'Text\u202e\u2066\u2028\u0007\u0085\ud800end'
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

test('SEC-9 no text that staff write holds a character that nobody sees or that turns the direction of reading', () => {
  let texts = 0
  for (const { call, body, schema, access } of staffBodies) {
    if (!access.changes) continue
    const choose: Choose = (one) => (isFreeText(one) ? withHidden : undefined)
    let examples: readonly unknown[]
    try {
      examples = examplesOf({ call, body, schema }, choose)
    } catch {
      // the declaration refuses such texts
      continue
    }
    for (const example of examples)
      for (const text of stringsIn(body.parse(example))) {
        expect([call, hidden.test(text)]).toEqual([call, false])
        texts++
      }
  }
  expect(texts).toBeGreaterThan(100)
})
