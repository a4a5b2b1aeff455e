import { randomUUID } from 'node:crypto'
import { allEndpoints } from '@foyer/api/endpoints/all'
import type { Endpoint } from '@foyer/api/endpoints/endpoint'
import { staffCalls } from '@foyer/api/endpoints/staff-access'
import { staffRoles } from '@foyer/api/staff/roles'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../testing/context.ts'
import { personOf } from '../../identity/persons.ts'
import { staffWith } from '../testing/callers.ts'
import { type Choose, type Declared, examplesOf, inputSchema, isFreeText, staffBodies } from './declared-bodies.ts'

const { app, context, clock } = await testApp()
const hour = 3_600_000

/** Texts that a browser, a template, a database or a spreadsheet might run, and one that reads as something else. */
const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)//',
  '{{constructor.constructor("alert(1)")()}}',
  `\${alert(1)}`,
  "'; drop table people; --",
  '=HYPERLINK("http://evil.example","x")',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\uff1d1+1',
  '%0d%0aSet-Cookie: a=b',
  'a\u202egnp.exe',
] as const
const hidden = /\p{Cs}|(?![\n\t])\p{Cc}|[\u2028-\u202e\u2066-\u2069]/u

const partOf = (call: string): string => call.split('/').slice(1, 3).join('/')
/** Values of replies by part and field, so that later calls name things that exist. */
const known = new Map<string, unknown>()
const { userCode } = await personOf(context.db, context.secrets, '+85261234567', clock.clocks.wall())
/** Members of staff are named all over the replies of other things. */
const isStaffName = (value: object): boolean => Object.keys(value).toSorted().join() === 'id,name'
/** What a reply is about stands above what it mentions. */
const learn = (part: string, reply: unknown): void => {
  const levels: unknown[] = [reply]
  const found = new Map<string, unknown>()
  for (const value of levels) {
    if (typeof value !== 'object' || value === null || isStaffName(value)) continue
    for (const [name, one] of Object.entries(value))
      if (typeof one === 'object') levels.push(one)
      else if (!found.has(name)) found.set(name, one)
  }
  for (const [name, value] of found) known.set(`${part} ${name}`, value)
  known.set('activity', found.get('activity') ?? known.get('activity'))
  known.set('staff/care id', userCode)
}

let nth = 0
const fieldOf =
  (part: string): Choose =>
  (schema, path) => {
    const name = path.at(-1) ?? ''
    if (name === 'key') return randomUUID()
    if (isFreeText(schema)) return hostile[nth++ % hostile.length]?.slice(0, schema.maxLength)
    const value = known.get(`${part} ${name}`) ?? known.get(name)
    const type = schema.type === 'integer' ? 'number' : schema.type
    if (typeof value === type) return value
    // a moment; those that follow each other are declared in their order
    return type === 'number' && (schema.maximum ?? 0) > clock.clocks.wall()
      ? clock.clocks.wall() + ++nth * hour
      : undefined
  }

/** Bodies with known names where such bodies fit the declaration, otherwise with made-up ones. */
const bodiesOf = (declared: Declared, extent: 'every' | 'required'): readonly object[] => {
  try {
    return examplesOf(declared, fieldOf(partOf(declared.call)), extent) as object[]
  } catch {
    const markup: Choose = (schema) => (isFreeText(schema) ? hostile[0].slice(0, schema.maxLength) : undefined)
    return examplesOf(declared, markup, extent) as object[]
  }
}

const send = async (call: string, payload?: object) => {
  // some calls end the session of their caller
  const { headers } = await staffWith(context, ...staffRoles)
  const [method, url] = call.split(' ') as ['GET' | 'POST', string]
  return app.inject({ method, url, headers, ...(payload && { payload }) })
}

/** Makes a call. @returns the reply, or undefined if the call was refused */
const made = async (call: string, body: object) => {
  const reply = await send(call, body)
  expect([call, reply.statusCode < 500, body]).toEqual([call, true, body])
  expect([call, reply.headers['content-type']]).toEqual([call, 'application/json; charset=utf-8'])
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  if (reply.statusCode !== 200) return undefined
  learn(partOf(call), reply.json().data)
  return reply.body
}

const declaredOf = new Map(staffBodies.map((one) => [one.call, one]))
const endpointOf = (call: string): Endpoint | undefined => allEndpoints[call as keyof typeof allEndpoints]
const reads = staffCalls.filter(
  ({ call, access }) => call.startsWith('POST') && !access.changes && endpointOf(call)?.load !== 'uncounted',
)
/** Makes every call that changes nothing. @returns the bodies of the replies by call */
const readAll = async (): Promise<ReadonlyMap<string, string>> => {
  const texts = new Map<string, string>()
  for (const { call } of reads) {
    const declared = declaredOf.get(call)
    for (const body of declared ? bodiesOf(declared, 'required') : [{}]) {
      const text = await made(call, body)
      if (text !== undefined) texts.set(call, text)
    }
  }
  return texts
}

const done = new Set<string>()
beforeAll(async () => {
  await readAll()
  for (const declared of staffBodies)
    if (declared.access.changes)
      for (const extent of ['required', 'every'] as const)
        for (const body of bodiesOf(declared, extent))
          if ((await made(declared.call, body)) !== undefined) done.add(declared.call)
})

test('SEC-9 no act of staff fails over markup, templates or formulas in its texts, and dozens of acts store them', () => {
  // the other calls need an object that only clients or files create
  expect(done.size).toBeGreaterThan(30)
})

test('SEC-9 every reply to staff is JSON that no browser takes for a page, and nothing in it turns the direction of reading', async () => {
  const texts = await readAll()
  expect(texts.size / reads.length).toBeGreaterThan(0.75)
  for (const [call, text] of texts) expect([call, hidden.test(text)]).toEqual([call, false])
  expect(texts.get('POST /staff/trail')).toContain('onerror')
})

test('SEC-9 staff save every list as a file that no browser opens as a page', async () => {
  const files = staffCalls.filter(({ call }) => call.startsWith('GET') && endpointOf(call))
  expect(files.length).toBeGreaterThan(1)
  for (const { call } of files) {
    const query = endpointOf(call)?.query
    if (!query) throw new Error(`${call} has no query`)
    const [example] = examplesOf({ call, body: query, schema: inputSchema(query) }, fieldOf(partOf(call)))
    const reply = await send(`${call}?${new URLSearchParams(example as Record<string, string>)}`)
    expect([call, reply.statusCode]).toEqual([call, 200])
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/)
    expect(reply.headers['content-type']).toMatch(/^(text\/csv|application\/x-ndjson); charset=utf-8$/)
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  }
})
