import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'

type Schema = Readonly<Record<string, unknown>>
interface Operation {
  readonly responses?: Readonly<Record<string, { content?: Record<string, { schema?: Schema }> }>>
}

/** An endpoint in the server's API document. */
interface Endpoint {
  readonly method: string
  readonly pattern: RegExp
  /** the schema of its JSON body; undefined if it has none */
  readonly schema: Schema | undefined
}

const document = join(import.meta.dirname, '../../../../docs/api/openapi.generated.json')

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`)

let known: readonly Endpoint[] | undefined
const endpoints = (): readonly Endpoint[] => {
  known ??= Object.entries(
    (JSON.parse(readFileSync(document, 'utf8')) as { paths: Record<string, Record<string, Operation>> }).paths,
  )
    // `/user/492/cashback` comes before `/user/{number}/cashback`
    .sort(([one], [other]) => one.split('{').length - other.split('{').length)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { responses }]) => ({
        method: method.toUpperCase(),
        pattern: patternOf(path),
        schema: responses?.['200']?.content?.['application/json']?.schema,
      })),
    )
  return known
}

const ajv = new Ajv({ strict: false, allErrors: false })
formats.default(ajv)
const validators = new Map<Schema, ValidateFunction>()
const validatorOf = (schema: Schema): ValidateFunction => {
  const compiled = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, compiled)
  return compiled
}

/**
 * The fields around the data of a reply: `{ status: 0 }` of a signed call, `{ status: '0', bgStatus: '0' }` of the
 * gateway.
 */
const envelopeOf = ({ properties }: Schema): object | undefined => {
  const status = (properties as { status?: { enum?: unknown } } | undefined)?.status?.enum
  if (JSON.stringify(status) === '[0]') return { status: 0 }
  return JSON.stringify(status) === '["0"]' ? { status: '0', bgStatus: '0' } : undefined
}

/**
 * The body with which the server would reply, for the data that a test sets.
 *
 * @returns the body, or why the server would never send it
 */
export const answerOf = (method: string, path: string, data: unknown): { body: unknown } | { fault: string } => {
  const endpoint = endpoints().find((each) => each.method === method && each.pattern.test(path))
  if (!endpoint) return { fault: `the server has no endpoint ${method} ${path}` }
  const { schema } = endpoint
  if (!schema) return { body: data }
  const envelope = envelopeOf(schema)
  const body = envelope ? { ...envelope, data } : data
  const validate = validatorOf(schema)
  if (validate(body)) return { body }
  return { fault: `the server would not answer ${method} ${path} so: ${ajv.errorsText(validate.errors)}` }
}
