import { isUtf8 } from 'node:buffer'
import { Refused } from '../refused.ts'

/** Maximum nesting; no request of ours is deeper. */
export const deepest = 32

const malformed = (msg: string) => new Refused('invalid_request', msg)

/** PostgreSQL does not store NUL, and stores a lone surrogate as another character. */
const noText = /[\0\p{Surrogate}]/u

const checkText = (text: string): void => {
  if (noText.test(text)) throw malformed('the body holds text that is none')
}

/** The number of names in a value, in all its objects. */
const countNames = (value: unknown, depth = 0): number => {
  if (typeof value === 'string') checkText(value)
  if (typeof value !== 'object' || value === null) return 0
  if (depth === deepest) throw malformed('the body is nested too deeply')
  if (Array.isArray(value)) return value.reduce((names, item) => names + countNames(item, depth + 1), 0)
  let names = 0
  for (const [name, item] of Object.entries(value)) {
    // if careless code copied this name, it would become the prototype of the copy
    if (name === '__proto__') throw malformed('the body has a field that must not be')
    checkText(name)
    names += 1 + countNames(item, depth + 1)
  }
  return names
}

const [space, tab, lineFeed, carriageReturn, colon, backslash] = [0x20, 0x09, 0x0a, 0x0d, 0x3a, 0x5c]

/** The end of the string that begins before `from`: the first quote with an even number of backslashes before it. */
const endOfString = (text: string, from: number): number => {
  let end = text.indexOf('"', from)
  for (;;) {
    let before = end - 1
    while (text.charCodeAt(before) === backslash) before--
    if ((end - before) % 2 === 1) return end
    end = text.indexOf('"', end + 1)
  }
}

const afterSpace = (text: string, from: number): number => {
  let at = from
  let code = text.charCodeAt(at)
  while (code === space || code === tab || code === lineFeed || code === carriageReturn) code = text.charCodeAt(++at)
  return at
}

/** The number of names in the text of valid JSON, including duplicates: strings before a colon. */
const countWritten = (text: string): number => {
  let names = 0
  for (let at = text.indexOf('"'); at >= 0; ) {
    const next = afterSpace(text, endOfString(text, at + 1) + 1)
    if (text.charCodeAt(next) === colon) names++
    at = text.indexOf('"', next)
  }
  return names
}

/**
 * Parses a request's body as JSON that every parser reads alike (I-JSON, RFC 7493): UTF-8, no duplicate names in an
 * object, no invalid text, limited nesting.
 *
 * @throws Refused `invalid_request`
 */
export const readJson = (body: Buffer): unknown => {
  if (!isUtf8(body)) throw malformed('the body is not UTF-8')
  const text = body.toString('utf8')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed('the body is not JSON')
  }
  if (countNames(value) !== countWritten(text)) throw malformed('the body names a field twice')
  return value
}
