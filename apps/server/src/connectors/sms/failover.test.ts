import { expect, test } from 'vitest'
import { failover } from './failover.ts'
import { type Message, NotSent, type SmsProvider } from './port.ts'

const messageTo = (id: string): Message => ({
  id,
  mobile: '+85251234567',
  region: 'HK',
  text: 'code 123456',
  kind: 'login',
  language: 'en-US',
  values: {},
})

/** Two providers that answer as a test says, and what they and the surroundings received. */
const fixture = (answers: Record<'first' | 'second', () => void>, order: readonly string[] = ['first', 'second']) => {
  const received: string[] = []
  const log: string[] = []
  const earlier = new Map<string, string>()
  const named = (name: 'first' | 'second') => {
    const send: SmsProvider = async ({ id }) => {
      received.push(`${name} ${id}`)
      answers[name]()
    }
    return { name, send }
  }
  const way = {
    earlierTry: async ({ id }: Message) => earlier.get(id),
    orderFor: async () => order,
    onTry: async ({ id }: Message, name: string) => {
      earlier.set(id, name)
      log.push(`try ${name}`)
    },
    onNotSent: async ({ id }: Message) => {
      earlier.delete(id)
      log.push('not sent')
    },
  }
  const bounds = { failures: 2, pause: 40 }
  return { send: failover([named('first'), named('second')], way, bounds), received, log }
}

const outage = () => {
  throw new NotSent('503')
}
const unknown = () => {
  throw new Error('no answer')
}
const fine = () => undefined

test('N5 the second provider receives a message only if the first has certainly not sent it', async () => {
  const down = fixture({ first: outage, second: fine })
  await down.send(messageTo('a'))
  expect(down.received).toEqual(['first a', 'second a'])
  const silent = fixture({ first: unknown, second: fine })
  await expect(silent.send(messageTo('a'))).rejects.toThrow('no answer')
  expect(silent.received).toEqual(['first a'])
})

test('N5 a message that neither provider sent is reported as not sent, once', async () => {
  const { send, log } = fixture({ first: outage, second: outage })
  await expect(send(messageTo('a'))).rejects.toThrow(NotSent)
  expect(log).toEqual(['try first', 'try second', 'not sent'])
})

test('N5 a provider that failed several times in a row receives nothing until one message tests it after a pause', async () => {
  let first: () => void = unknown
  const { send, received } = fixture({ first: () => first(), second: fine })
  for (const id of ['a', 'b']) await expect(send(messageTo(id))).rejects.toThrow('no answer')
  await send(messageTo('c'))
  expect(received).toEqual(['first a', 'first b', 'second c'])
  first = fine
  let tries = 0
  await expect
    .poll(async () => {
      tries++
      await send(messageTo(`d${tries}`))
      return received.at(-1)
    })
    .toMatch(/^first d/)
})

test('N5 messages that a provider refuses for their own sake do not count as its failures', async () => {
  const refuses = () => {
    throw new NotSent('422', { isOutage: false })
  }
  const { send, received } = fixture({ first: refuses, second: fine })
  for (const id of ['a', 'b', 'c', 'd']) await send(messageTo(id))
  expect(received.filter((line) => line.startsWith('first'))).toHaveLength(4)
})

test('N5 a retry of a message whose outcome is unknown goes to the same provider, also while that one receives no messages', async () => {
  const { send, received } = fixture({ first: unknown, second: fine })
  for (let n = 0; n < 2; n++) await expect(send(messageTo('a'))).rejects.toThrow('no answer')
  // its circuit is open now: the message may have arrived, so it is not certain that it was not sent
  await expect(send(messageTo('a'))).rejects.not.toThrow(NotSent)
  await send(messageTo('b'))
  expect(received).toEqual(['first a', 'first a', 'second b'])
})

test('N5 the order of the providers is that of the region', async () => {
  const { send, received } = fixture({ first: fine, second: fine }, ['second', 'first'])
  await send(messageTo('a'))
  expect(received).toEqual(['second a'])
})

test('N5 nothing is sent if the choice of a provider fails, and the message counts as not sent', async () => {
  const fails = async () => Promise.reject(new Error('the database is away'))
  const send = failover([], { earlierTry: fails, orderFor: fails, onTry: fails, onNotSent: fails })
  await expect(send(messageTo('a'))).rejects.toThrow(NotSent)
})
