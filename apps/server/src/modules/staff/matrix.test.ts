import { consoleEndpoints } from '@foyer/api/endpoints/all-console'
import { staffCalls } from '@foyer/api/endpoints/staff-access'
import { trackingOperatorEndpoints } from '@foyer/api/endpoints/tracking-operators'
import { machineScopes, type StaffAccess, staffRoles } from '@foyer/api/staff/roles'
import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { machineWith, staffWith } from './testing/callers.ts'

const { app, context } = await emptyApp()

/** Reasons with which a caller is refused before the call itself is looked at. */
const refused = ['staff_signed_out', 'role_missing', 'proof_needed', 'token_invalid', 'host_not_allowed']

/** Makes a call without a body of use. @returns why the caller is not admitted, or `admitted` */
const tryCall = async (call: string, headers: Record<string, string>): Promise<string> => {
  const [method, url] = call.split(' ') as ['GET' | 'POST', string]
  const body = method === 'POST' ? { payload: '{}' } : {}
  const reply = await app.inject({ method, url, headers, payloadAsStream: true, ...body })
  if (reply.statusCode === 200) {
    // a stream never ends by itself
    reply.stream().destroy()
    return 'admitted'
  }
  const chunks: Buffer[] = []
  for await (const chunk of reply.stream()) chunks.push(chunk)
  const { reason } = JSON.parse(Buffer.concat(chunks).toString())
  return refused.includes(reason) ? reason : 'admitted'
}

const json = { 'content-type': 'application/json' }
const admitted = (is: boolean) => (is ? 'admitted' : 'role_missing')

test.each(staffRoles)('the role %s is admitted to exactly the calls that the declarations say', async (role) => {
  for (const { call, access } of staffCalls) {
    // one call ends the session
    const { headers } = await staffWith(context, role)
    const declared: StaffAccess = access
    expect([call, await tryCall(call, headers)]).toEqual([call, admitted(declared.staff.includes(role))])
  }
})

test.each(machineScopes)(
  'a machine client with the scope %s is admitted to exactly the calls that the declarations say',
  async (scope) => {
    const { headers } = await machineWith(context, scope)
    for (const { call, access } of staffCalls)
      expect([call, await tryCall(call, { ...json, ...headers })]).toEqual([call, admitted(access.machine === scope)])
  },
)

test('nobody is admitted to any of these calls, also from this machine', async () => {
  for (const { call } of staffCalls) expect([call, await tryCall(call, json)]).toEqual([call, 'staff_signed_out'])
})

test('every route that declares staff is one of these calls, every one of them is a route, and the console makes no other call', async () => {
  const listed = staffCalls.map(({ call }) => call)
  await app.ready()
  const routes = app.unsignedRoutes.filter(({ route: { config } }) => typeof config?.access === 'object')
  // Fastify adds HEAD to each GET
  const declared = routes.map(({ call }) => call).filter((call) => !call.startsWith('HEAD '))
  expect(declared.toSorted()).toEqual(listed.toSorted())
  expect(listed).toEqual(expect.arrayContaining(Object.keys(consoleEndpoints)))
  // all data of the insights
  expect(listed).toEqual(expect.arrayContaining(Object.keys(trackingOperatorEndpoints)))
})
