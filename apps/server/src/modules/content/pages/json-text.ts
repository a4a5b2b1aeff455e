import { Faulty } from './faults.ts'

const deepest = 32
const space = /[ \t\r\n]*/y
const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

const placeOf = (text: string, at: number): string => {
  const lines = text.slice(0, at).split(/\r\n|\n/)
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`
}

/**
 * Parses JSON that a person wrote. `JSON.parse` is not sufficient: it reports the position of some faults only, and
 * silently keeps the last of two fields with one name, so that a text could be lost.
 *
 * @throws Faulty with line and column
 */
export const readJsonText = (text: string): unknown => {
  let at = 0
  const fail = (message: string, place = at): never => {
    throw new Faulty([{ path: placeOf(text, place), message }])
  }
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    at += found?.length ?? 0
    return found
  }
  const next = (): string => {
    take(space)
    return text.charAt(at)
  }
  const expectMark = (mark: string): void => {
    const found = next()
    if (found !== mark) fail(found === '' ? `the file ends where ${mark} is expected` : `${mark} is expected here`)
    at += 1
  }
  const listOf = (close: string, item: () => void): void => {
    at += 1
    if (next() !== close) {
      item()
      while (next() === ',') {
        at += 1
        if (next() === close) fail(`remove this comma, since only ${close} follows it`, at)
        item()
      }
    }
    expectMark(close)
  }
  const name = (): string => {
    if (next() !== '"') fail('a field name in double quotes is expected here')
    return JSON.parse(
      take(string) ?? fail('this text has no closing quotation mark, or holds a line break or an unknown escape'),
    )
  }
  const value = (depth: number): unknown => {
    if (depth > deepest) fail(`lists and objects may stand at most ${deepest} deep in one another`)
    const first = next()
    if (first === '"') return name()
    if (first === '{') {
      const fields = new Map<string, unknown>()
      listOf('}', () => {
        next()
        const before = at
        const field = name()
        if (fields.has(field)) fail(`the field "${field}" occurs twice: remove one`, before)
        expectMark(':')
        fields.set(field, value(depth + 1))
      })
      return Object.fromEntries(fields)
    }
    if (first === '[') {
      const items: unknown[] = []
      listOf(']', () => items.push(value(depth + 1)))
      return items
    }
    return JSON.parse(
      take(scalar) ?? fail(first === '' ? 'the file ends where a value is expected' : 'a value is expected here'),
    )
  }
  const read = value(0)
  if (next() !== '') fail('remove what follows the closing brace')
  return read
}
