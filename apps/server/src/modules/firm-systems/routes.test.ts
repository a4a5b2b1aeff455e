import { generateKeyPairSync } from 'node:crypto'
import pino from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { systemCaller } from '../../connectors/wire/caller.ts'
import { operation } from '../../connectors/wire/contract.ts'
import { testApp } from '../../testing/context.ts'
import { staffWith } from '../staff/testing/callers.ts'

const { app, context } = await testApp()
const auditor = await staffWith(context, 'auditor')

test('staff see which system of the firm is away, and since when it has not answered', async () => {
  const signing = { id: 'foyer', key: generateKeyPairSync('ed25519').privateKey }
  const address = { system: 'orders', url: 'http://127.0.0.1:9', signing, timeout: 1_000 }
  const none = operation({
    ...{ path: '/none', summary: 'Nothing', promises: [], refusals: [] },
    ...{ body: z.object({}), answer: z.object({}) },
  })
  const caller = systemCaller(address, pino({ level: 'silent' }), { retries: 0 })
  Object.assign(context.connectors, { states: [caller.state] })
  const systems = async () =>
    (await app.inject({ method: 'POST', url: '/staff/systems', headers: auditor.headers, payload: {} })).json().data
      .systems
  expect(await systems()).toEqual([
    {
      ...{ system: 'orders', isAway: false, answered: 0, refused: 0, failed: 0 },
      ...{ sinceAnswer: null, sinceFailure: null, average: null },
    },
  ])
  await caller.call(none, {}).catch(() => undefined)
  expect(await systems()).toMatchObject([
    { isAway: true, failed: 1, sinceAnswer: null, sinceFailure: expect.any(Number) },
  ])
})
