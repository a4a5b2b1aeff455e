import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { Operation } from '../wire/contract.ts'
import { type Check, expectAnswer, expectRefused, expectSame } from './check.ts'
import type { TestClients } from './clients.ts'
import type { Probe } from './probe.ts'

type TwoBodies = readonly [object, object]
/** Two harmless bodies of an operation that differ. */
export type Bodies = (clients: TestClients, probe: Probe) => TwoBodies | Promise<TwoBodies>

const stranger = { id: 'stranger', key: generateKeyPairSync('ed25519').privateKey }

const naming =
  ({ path }: Operation) =>
  (says: string, holds: Check['holds']): Check => ({ says: `${path}: ${says}`, holds })

/** Calls that every operation of every system refuses. None of them does anything. */
export const refusalChecks = (operation: Operation, bodies: Bodies): readonly Check[] => {
  const named = naming(operation)
  return [
    named('a call without a signature is refused', async (probe, clients) => {
      const headers = ({ signature: _, 'signature-input': __, ...rest }: Record<string, string>) => rest
      expectRefused(await probe.send(operation, (await bodies(clients, probe))[0], { headers }), 401, 'signature_wrong')
    }),
    named('a call that a stranger signed is refused', async (probe, clients) => {
      expectRefused(
        await probe.send(operation, (await bodies(clients, probe))[0], { signing: stranger }),
        401,
        'signature_wrong',
      )
    }),
    named('a call that was signed ten minutes ago is refused', async (probe, clients) => {
      expectRefused(
        await probe.send(operation, (await bodies(clients, probe))[0], { age: 600 }),
        401,
        'signature_wrong',
      )
    }),
    named('a call whose body was changed after it was signed is refused', async (probe, clients) => {
      const [body, other] = await bodies(clients, probe)
      const reply = await probe.send(operation, body, { sent: JSON.stringify(other) })
      expectRefused(reply, 401, 'signature_wrong')
    }),
    named('a call whose key was changed after it was signed is refused', async (probe, clients) => {
      const headers = (signed: Record<string, string>) => ({ ...signed, 'idempotency-key': randomUUID() })
      expectRefused(await probe.send(operation, (await bodies(clients, probe))[0], { headers }), 401, 'signature_wrong')
    }),
    named('a body with an unknown field is refused', async (probe, clients) => {
      const body = { ...(await bodies(clients, probe))[0], unknownField: 1 }
      expectRefused(await probe.send(operation, body), 400, 'invalid_request')
    }),
  ]
}

/** What holds for every operation of every system whose calls are harmless. */
export const sharedChecks = (operation: Operation, bodies: Bodies): readonly Check[] => {
  const named = naming(operation)
  return [
    ...refusalChecks(operation, bodies),
    named('a repetition with the same key gets the same answer', async (probe, clients) => {
      const [body] = await bodies(clients, probe)
      const key = randomUUID()
      const first = await probe.send(operation, body, { key })
      expectAnswer(operation, first)
      const second = await probe.send(operation, body, { key })
      expectSame([second.status, second.json], [first.status, first.json], 'the repetition got another answer')
    }),
    named('a key with another body is refused', async (probe, clients) => {
      const [body, other] = await bodies(clients, probe)
      const key = randomUUID()
      expectAnswer(operation, await probe.send(operation, body, { key }))
      expectRefused(await probe.send(operation, other, { key }), 422, 'key_reused')
    }),
  ]
}
