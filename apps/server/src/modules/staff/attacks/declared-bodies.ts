import { allEndpoints } from '@foyer/api/endpoints/all'
import type { Call, Endpoint } from '@foyer/api/endpoints/endpoint'
import { staffCalls } from '@foyer/api/endpoints/staff-access'
import type { StaffAccess } from '@foyer/api/staff/roles'
import fc from 'fast-check'
import { z } from 'zod'

/** The part of JSON Schema in which bodies are declared. */
export interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly minItems?: number
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
}

/** A longer text is a file, and the code that reads it checks its lines. */
const longestText = 10_000
/** Whether a text is free: no pattern, format or list of values restricts it. */
export const isFreeText = ({ type, pattern, format, enum: values, const: value, maxLength }: Schema): boolean =>
  type === 'string' && !pattern && !format && !values && value === undefined && (maxLength ?? 0) <= longestText

/** What an example has for a text or another value; undefined for a value that fits the schema. */
export type Choose = (schema: Schema, path: readonly string[]) => unknown

/** More than any pattern here needs until one of its texts fits the rest of its declaration, such as a real date. */
const mostTries = 500
const matching = new Map<string, readonly string[]>()
const textMatching = (pattern: string, nth: number): string | undefined => {
  const known = matching.get(pattern) ?? []
  if (known[nth] !== undefined) return known[nth]
  // one is nearly always enough
  const numRuns = nth === 0 ? 1 : mostTries
  const texts = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns, seed: 1 })
  matching.set(pattern, texts)
  return texts[nth]
}
const formats: Readonly<Record<string, string>> = {
  uuid: '7b0e1c9a-5d0f-4c53-9a3e-2f1d6f0c8a11',
  date: '2026-11-30',
}
const textOf = ({ pattern, format, minLength = 0 }: Schema, nth: number): string => {
  const known = format && formats[format]
  if (known) return known
  return (pattern && textMatching(pattern, nth)) || 'Text'.padEnd(minLength, 't')
}

/** Which properties an example has. */
type Extent = 'every' | 'required'

/** Values that fit a JSON Schema: one for each alternative of a union. */
const valuesFor = (schema: Schema, choose: Choose, extent: Extent, nth: number): readonly unknown[] => {
  // moments that follow each other are declared in their order
  let step = 0
  const numberOf = ({ minimum = 1, exclusiveMinimum = -1, maximum = Number.MAX_SAFE_INTEGER }: Schema): number =>
    Math.min(maximum, Math.max(minimum, exclusiveMinimum + 1, 1) + step++)
  const objectsOf = ({ properties = {}, required = [] }: Schema, path: readonly string[]): readonly object[] => {
    const present = Object.entries(properties).filter(([name]) => extent === 'every' || required.includes(name))
    const named = present.map(([name, one]) => [name, valuesOf(one, [...path, name])] as const)
    const most = Math.max(1, ...named.map(([, values]) => values.length))
    return Array.from({ length: most }, (_, nth) =>
      Object.fromEntries(named.map(([name, values]) => [name, values[nth % values.length]])),
    )
  }
  const valuesOf = (one: Schema, path: readonly string[]): readonly unknown[] => {
    const chosen = choose(one, path)
    if (chosen !== undefined) return [chosen]
    if (one.const !== undefined) return [one.const]
    if (one.enum) return one.enum.slice(0, 1)
    const alternatives = one.anyOf ?? one.oneOf
    if (alternatives) return alternatives.flatMap((each) => valuesOf(each, path))
    if (one.type === 'string') return [textOf(one, nth)]
    if (one.type === 'number' || one.type === 'integer') return [numberOf(one)]
    if (one.type === 'boolean') return [true]
    if (one.type === 'null') return [null]
    if (one.type === 'array') return one.items ? valuesOf(one.items, path).map((item) => [item]) : [[]]
    return objectsOf(one, path)
  }
  return valuesOf(schema, [])
}

/**
 * Bodies that the declaration of a call accepts: one for each alternative of a union.
 *
 * @throws Error if none is found, which means that this file has to learn a form of declarations
 */
export const examplesOf = (
  { call, body, schema }: Declared,
  choose: Choose = () => undefined,
  extent: Extent = 'every',
): readonly unknown[] => {
  for (let nth = 0; nth < mostTries; nth++) {
    const values = valuesFor(schema, choose, extent, nth)
    if (values.every((value) => body.safeParse(value).success)) return values
  }
  throw new Error(`no example fits the declared body of ${call}`)
}

/** The schema of what a caller sends. */
export const inputSchema = (declared: z.ZodType): Schema =>
  z.toJSONSchema(declared, { io: 'input', unrepresentable: 'any' }) as Schema

/** A call with its body. */
export interface Declared {
  readonly call: Call
  readonly body: z.ZodType
  readonly schema: Schema
}

/** Every declared call with a body. */
export const bodies: readonly Declared[] = Object.entries<Endpoint>(allEndpoints).flatMap(([call, { body }]) =>
  body ? [{ call: call as Call, body, schema: inputSchema(body) }] : [],
)
const ofStaff = new Map(staffCalls.map(({ call, access }) => [call, access]))
/** Every call with a body that staff or machine clients make. */
export const staffBodies = bodies.flatMap(({ call, body, schema }) => {
  const access: StaffAccess | undefined = ofStaff.get(call)
  return access ? [{ call, body, schema, access }] : []
})
