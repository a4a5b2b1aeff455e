import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { queuePasswordCheck } from './password-turns.ts'

test('SEC-6 a third check of one owner is refused while two are in flight, and another owner’s check runs', async () => {
  const gate = new EventEmitter()
  let begun = 0
  const slow = async () => {
    begun++
    await once(gate, 'released')
  }
  const own = [queuePasswordCheck('person a', slow), queuePasswordCheck('person a', slow)]
  const refused = { reason: 'rate_limited', detail: { retryAfter: 1 } }
  await expect(queuePasswordCheck('person a', slow)).rejects.toMatchObject(refused)
  const other = queuePasswordCheck('person b', async () => 'checked')
  expect(begun).toBe(2)
  gate.emit('released')
  expect(await other).toBe('checked')
  await Promise.all(own)
  expect(await queuePasswordCheck('person a', async () => 'again')).toBe('again')
})
