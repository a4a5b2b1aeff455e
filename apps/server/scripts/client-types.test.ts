import { expect, expectTypeOf, test } from 'vitest'
import type { Calls, Refusal } from '../../../docs/api/client.generated.d.ts'
import { clientTypesOf } from './client-types.ts'

test('a call has the types of its path, query, body and reply, and its summary as a comment', async () => {
  const text = { type: 'string' } as const
  const types = await clientTypesOf({
    components: { schemas: { Refusal: { type: 'object', properties: { reason: text }, required: ['reason'] } } },
    paths: {
      '/things/{id}': {
        post: {
          summary: 'Changes a thing',
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
            { name: 'lang', in: 'query', schema: { enum: ['zh-HK', 'en-US'] } },
          ],
          requestBody: { content: { 'application/json': { schema: { type: 'array', items: text } } } },
          responses: {
            200: { content: { 'application/json': { schema: text } } },
            default: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
          },
        },
      },
    },
  })
  expect(types.replace(/\s+/g, ' ')).toContain(
    "* Changes a thing */ 'POST /things/{id}': { params: { id: number } query: { lang?: 'zh-HK' | 'en-US' } body: string[] reply: string refusal: Refusal }",
  )
})

test('the generated types of the server type a call that a client outside of the repository makes', () => {
  expectTypeOf<Calls['POST /api/user/{number}/join']['body']['key']>().toEqualTypeOf<string>()
  expectTypeOf<Calls['GET /api/activities']['reply']['asOf']>().toEqualTypeOf<number>()
  expectTypeOf<Calls['GET /api/activities']['refusal']>().toEqualTypeOf<Refusal>()
  expectTypeOf<'activity_sold_out'>().toExtend<Refusal['reason']>()
})
