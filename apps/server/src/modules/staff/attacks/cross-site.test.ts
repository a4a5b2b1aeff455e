import { staffCalls } from '@foyer/api/endpoints/staff-access'
import { staffRoles } from '@foyer/api/staff/roles'
import { expect, test } from 'vitest'
import { emptyApp } from '../../../testing/context.ts'
import { staffWith } from '../testing/callers.ts'

const { app, context } = await emptyApp()
const { cookie } = await staffWith(context, ...staffRoles)

type Headers = Readonly<Record<string, string>>
const json = { 'content-type': 'application/json' }
/** What a page of another origin can make a browser send along with the cookie. */
const posts: readonly (readonly [from: string, headers: Headers, reason: string])[] = [
  ['another site', { ...json, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 'host_not_allowed'],
  [
    'another host of the site',
    { ...json, 'sec-fetch-site': 'same-site', origin: 'https://m.example' },
    'host_not_allowed',
  ],
  ['a browser that names the origin only', { ...json, origin: 'https://evil.example' }, 'host_not_allowed'],
  ['a sandboxed frame', { ...json, 'sec-fetch-site': 'cross-site', origin: 'null' }, 'host_not_allowed'],
  ['a browser that names neither', json, 'host_not_allowed'],
  ['a form', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }, 'invalid_request'],
  [
    'a form with fields',
    { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    'invalid_request',
  ],
]
const links: typeof posts = [
  ['another site', { 'sec-fetch-site': 'cross-site' }, 'host_not_allowed'],
  ['another host of the site', { 'sec-fetch-site': 'same-site' }, 'host_not_allowed'],
]

test('SEC-9 no call of staff accepts a session from a page of another origin, a form or a link', async () => {
  for (const { call } of staffCalls) {
    const [method, url] = call.split(' ') as ['GET' | 'POST', string]
    for (const [from, sent, reason] of method === 'GET' ? links : posts) {
      const headers = { cookie: `foyer-staff=${cookie}`, ...sent }
      const reply = await app.inject({ method, url, headers, ...(method === 'POST' && { payload: '{}' }) })
      // a type of content that the server does not read at all has no session to refuse
      const given = reply.statusCode === 415 ? 'invalid_request' : reply.json().reason
      expect([call, from, given]).toEqual([call, from, reason])
    }
  }
})
