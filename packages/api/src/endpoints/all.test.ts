import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allEndpoints } from './all.ts'
import type { Endpoint } from './endpoint.ts'

const ofNoDomain = ['all.ts', 'all-console.ts', 'calls.ts', 'endpoint.ts', 'staff-access.ts']
const files = readdirSync(import.meta.dirname).filter(
  (file) => !file.endsWith('.test.ts') && !ofNoDomain.includes(file),
)

const isMap = (value: unknown): value is Record<string, Endpoint> =>
  typeof value === 'object' && value !== null && Object.keys(value).every((name) => /^[A-Z]+ \//.test(name))

const mapsOf = async (file: string) =>
  Object.entries(await import(`./${file}`)).flatMap(([name, value]) =>
    isMap(value) ? [{ name: `${file} ${name}`, calls: Object.keys(value) }] : [],
  )
const maps = (await Promise.all(files.map(mapsOf))).flat()

test('Every map of endpoints is a part of all endpoints', () => {
  expect(maps.length).toBeGreaterThan(50)
  for (const { name, calls } of maps) expect(Object.keys(allEndpoints), name).toEqual(expect.arrayContaining(calls))
})

test('No two endpoints have the same method and path, also on different hosts, because a client names a call by them', () => {
  const calls = maps.flatMap((map) => map.calls)
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([])
})

test('N13 every endpoint whose body has a key is declared idempotent', () => {
  const keyed = Object.entries<Endpoint>(allEndpoints).filter(([, { body }]) => {
    const shape = (body as { shape?: object } | undefined)?.shape
    return shape !== undefined && 'key' in shape
  })
  expect(keyed.length).toBeGreaterThan(15)
  for (const [call, { idempotent }] of keyed) expect(idempotent, call).toBe(true)
})

test('O10 every endpoint that can sell out requires a place in the waiting room, and declares its refusal', () => {
  const all = Object.entries<Endpoint>(allEndpoints)
  for (const [call, { refusals = [], waitingRoom, load }] of all) {
    const isGuarded = waitingRoom !== undefined
    expect([call, refusals.includes('activity_queued')]).toEqual([call, isGuarded])
    if (isGuarded) expect([call, load]).toEqual([call, 'claim'])
    else expect(refusals, call).not.toContain('activity_sold_out')
  }
  expect(all.filter(([, { waitingRoom }]) => waitingRoom !== undefined).length).toBeGreaterThan(3)
})
