import { consoleEndpoints } from '@foyer/api/endpoints/all-console'
import type { Endpoint } from '@foyer/api/endpoints/endpoint'
import { z } from 'zod'

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly format?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}
type Fields = Readonly<Record<string, unknown>>

/** What the scripts of a hostile text would set. */
export const ran = 'hostileTextRan'
/** A text that runs as an address, as markup or as a template, if anything takes it for one. */
const hostile = `javascript:${ran}=1//"><img src=x onerror="${ran}=1"><script>${ran}=1</script>{{constructor.constructor("${ran}=1")()}}`

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fits = ({ type, const: only, enum: values, properties = {} }: Schema, value: unknown): boolean => {
  if (only !== undefined) return value === only
  if (values) return values.includes(value)
  if (value === null) return type === 'null'
  if (Array.isArray(value)) return type === 'array'
  if (!isFields(value)) return type === typeof value || (type === 'integer' && typeof value === 'number')
  return (
    type === 'object' &&
    Object.entries(properties).every(([name, one]) => one.const === undefined || one.const === value[name])
  )
}

/** Texts of documents, whose fields no schema lists. */
const inDocument = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inDocument)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      /^(zh-CN|zh-HK|en-US)$/.test(name) && typeof one === 'string' ? hostile + one : inDocument(one),
    ]),
  )
}

/** A value with a hostile text before each text that its schema leaves free. */
const altered = (schema: Schema, value: unknown): unknown => {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) {
    const found = alternatives.find((one) => fits(one, value))
    return found ? altered(found, value) : value
  }
  if (typeof value === 'string')
    return schema.type === 'string' && !schema.enum && !schema.pattern && !schema.format && schema.const === undefined
      ? hostile + value
      : value
  if (Array.isArray(value)) return value.map((one) => altered(schema.items ?? {}, one))
  if (!isFields(value)) return value
  const { properties } = schema
  if (!properties) return inDocument(value)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, altered(properties[name] ?? {}, one)]))
}

const declared: Readonly<Record<string, Endpoint>> = consoleEndpoints
const schemas = new Map<string, Schema>()
/** The data of a reply with a hostile text before each text that its declaration leaves free. */
export const hostileReply = (call: string, data: unknown): unknown => {
  const { reply } = declared[call] ?? {}
  if (!reply) return data
  const schema = schemas.get(call) ?? (z.toJSONSchema(reply, { unrepresentable: 'any' }) as Schema)
  schemas.set(call, schema)
  return altered(schema, data)
}
