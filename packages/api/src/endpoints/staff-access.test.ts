import { expect, test } from 'vitest'
import { staffCalls } from './staff-access.ts'

test('the auditor may make exactly the calls that change nothing, apart from those that state a reason', () => {
  expect(staffCalls.length).toBeGreaterThan(20)
  for (const { call, access } of staffCalls) {
    const isFree = !access.changes && access.withoutAuditor === undefined
    expect([call, access.staff.includes('auditor')]).toEqual([call, isFree])
  }
})

test('a reason to leave the auditor out stands only where a call changes nothing', () => {
  for (const { call, access } of staffCalls)
    if (access.withoutAuditor !== undefined) expect([call, access.changes]).toEqual([call, undefined])
})

test('only the administrator changes people and machine clients, and proves their identity for it', () => {
  const acts = staffCalls.filter(
    ({ call, access }) => /^POST \/staff\/(people|machines)\//.test(call) && access.changes,
  )
  expect(acts).toHaveLength(5)
  for (const { access } of acts) expect(access).toEqual({ staff: ['administrator'], changes: true, stepUp: true })
})

test('a machine client makes no call under /staff/', () => {
  for (const { call, access } of staffCalls)
    if (call.startsWith('POST /staff/')) expect([call, access.machine]).toEqual([call, undefined])
})
