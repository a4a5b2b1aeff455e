import { setTimeout as wait } from 'node:timers/promises'
import type { Endpoint } from '@foyer/api/endpoints/endpoint'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { keepDocuments } from '../http/documents.ts'
import { readDocuments } from './read-documents.ts'

const app = fastify()
afterAll(() => app.close())
keepDocuments(app)
let begun = 0
let endReads = (): void => undefined
const waiting = new Promise<void>((resolve) => {
  endReads = resolve
})
const endpoint = { reply: z.object({ isThere: z.boolean() }) } as unknown as Endpoint
app.publicDocuments.push({
  path: '/slow',
  endpoint,
  handle: async () => {
    begun += 1
    await waiting
    return { isThere: true }
  },
})
app.get('/', (request, reply) => readDocuments(request, reply, ['/slow']))
const openPages = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await app.inject('/')).json()))

test('while reads of earlier pages have not ended, further pages begin no reads, and later pages have their documents again', async () => {
  expect(await openPages(30)).toEqual(Array.from({ length: 30 }, () => ({})))
  await openPages(30)
  expect(begun).toBe(30)
  endReads()
  await wait(0)
  expect(await openPages(1)).toEqual([{ '/slow': { isThere: true } }])
})
