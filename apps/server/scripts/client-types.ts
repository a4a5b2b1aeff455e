import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { generateOpenApi } from './openapi.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: JSONSchema
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JSONSchema }>>
}
interface Operation {
  readonly summary?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses?: Readonly<Record<string, Content>>
}
interface OpenApi {
  readonly components?: { readonly schemas?: Readonly<Record<string, JSONSchema>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const closed = (properties: Record<string, JSONSchema>, required: readonly string[]): JSONSchema => ({
  type: 'object',
  properties,
  required: [...required],
  additionalProperties: false,
})

const parametersIn = (parameters: readonly Parameter[], place: Parameter['in']): JSONSchema | undefined => {
  const here = parameters.filter((one) => one.in === place)
  if (here.length === 0) return undefined
  return closed(
    Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
    here.filter(({ required = false }) => required).map(({ name }) => name),
  )
}

const jsonOf = ({ content = {} }: Content = {}): JSONSchema | undefined => content['application/json']?.schema

/** What a call sends and receives as JSON; a call without JSON lacks that part. */
const operationSchema = ({ summary, parameters = [], requestBody, responses = {} }: Operation): JSONSchema => {
  const parts = {
    params: parametersIn(parameters, 'path'),
    query: parametersIn(parameters, 'query'),
    body: jsonOf(requestBody),
    reply: jsonOf(responses['200']),
    refusal: jsonOf(responses.default),
  }
  const present = Object.entries(parts).flatMap(([name, schema]) => (schema ? [[name, schema] as const] : []))
  const description = summary === undefined ? {} : { description: summary }
  return {
    ...closed(
      Object.fromEntries(present),
      present.map(([name]) => name),
    ),
    ...description,
  }
}

/** The types of every call for clients outside of this repository, from the API reference. */
export const clientTypesOf = (document: OpenApi): Promise<string> => {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operationSchema(operation)] as const,
    ),
  )
  const all = closed(
    Object.fromEntries(calls),
    calls.map(([call]) => call),
  )
  const schema: JSONSchema = { ...all, components: { schemas: document.components?.schemas ?? {} } }
  return compile(schema, 'Calls', {
    bannerComment: '// Generated from openapi.generated.json by `npm run generate`. No other type is needed to use it.',
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
}

export const generateClientTypes = async (): Promise<string> => clientTypesOf(JSON.parse(await generateOpenApi()))
