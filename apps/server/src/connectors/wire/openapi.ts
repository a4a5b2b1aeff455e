import { z } from 'zod'
import { type Contract, generalRefusals, keyLifeSeconds, type Operation, refusalBody } from './contract.ts'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

const json = (schema: z.ZodType, io: 'input' | 'output') => ({ 'application/json': { schema: schemaOf(schema, io) } })

const headers = {
  'Idempotency-Key': 'A UUID. A repetition of the call has the same key.',
  'Content-Digest': 'RFC 9530: the SHA-256 of the body.',
  'Signature-Input': 'RFC 9421: what is signed, when and with which key.',
  Signature: 'RFC 9421: the Ed25519 signature.',
}

const shared = `Every call is a \`POST\` of JSON and has an \`Idempotency-Key\`. A repetition with the same key and body gets the
status and body of the first answer, for ${keyLifeSeconds / 3600} hours, and has no further effect, also if the first answer was lost. The
same key with another body is refused as \`key_reused\`.

Every call is signed as RFC 9421 describes: label \`foyer\`, algorithm \`ed25519\`, components \`@method\`, \`@authority\`, \`@path\`,
\`content-digest\`, \`content-type\` and \`idempotency-key\`, with \`created\` and \`keyid\`. The system refuses a call without a
valid signature as \`signature_wrong\`, before it reads the body.

A status below 300 means that the call was done. 400, 401, 422, 429 and 503 mean that nothing was done. After any other status, and
without an answer, the caller does not know, and repeats the call with its key. An answer may have further fields.`

const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/refusal' } } }

const responseOf = (description: string) => ({ description, content: refusal })

/** The general refusals, by HTTP status. */
const refused = Object.fromEntries(
  Object.entries(generalRefusals).map(([reason, { http }]) => [http, { $ref: `#/components/responses/${reason}` }]),
)

const operationOf = (name: string, { summary, promises, body, answer, refusals }: Operation) => ({
  post: {
    operationId: name,
    summary,
    description: promises.map((promise) => `- ${promise}`).join('\n'),
    parameters: Object.keys(headers).map((header) => ({ $ref: `#/components/parameters/${header}` })),
    requestBody: { required: true, content: json(body, 'output') },
    responses: {
      200: { description: 'Done', content: json(answer, 'input') },
      ...refused,
      ...(refusals.length > 0 && {
        409: responseOf(`Refused: ${[...refusals, 'in_progress'].map((reason) => `\`${reason}\``).join(', ')}`),
      }),
    },
  },
})

const components = {
  parameters: Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [
      name,
      { name, in: 'header', required: true, description, schema: { type: 'string' } },
    ]),
  ),
  responses: Object.fromEntries(
    Object.entries(generalRefusals).map(([reason, { meaning }]) => [reason, responseOf(`\`${reason}\`: ${meaning}`)]),
  ),
  schemas: { refusal: schemaOf(refusalBody, 'input') },
}

/** The OpenAPI 3.1 document of what a system of the firm answers. */
export const openApiOf = ({ title, summary, operations }: Contract): string => {
  const paths = Object.fromEntries(Object.entries(operations).map(([name, one]) => [one.path, operationOf(name, one)]))
  const info = { title, summary, description: shared, version: '1' }
  return `${JSON.stringify({ openapi: '3.1.0', info, paths, components }, null, 2)}\n`
}
