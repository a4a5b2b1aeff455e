import { expect, test } from 'vitest'
import { type Message, NotSent, type SendMessage } from '../../sms-message.ts'
import { failover } from './failover.ts'

const messageTo = (id: string): Message => ({
  id,
  mobile: '+85251234567',
  region: 'HK',
  text: 'code 123456',
  kind: 'login',
  language: 'en-US',
  values: {},
})

/** Two gateways that answer as a test says, and what they and the surroundings received. */
const fixture = (answers: Record<'first' | 'second', () => void>, order: readonly string[] = ['first', 'second']) => {
  const received: string[] = []
  const log: string[] = []
  const earlier = new Map<string, string>()
  const named = (name: 'first' | 'second') => {
    const send: SendMessage = async ({ id }) => {
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
  return { send: failover([named('first'), named('second')], way), received, log }
}

const outage = () => {
  throw new NotSent('503')
}
const unknown = () => {
  throw new Error('no answer')
}
const fine = () => undefined

test('N5 the second gateway receives a message only if the first has certainly not sent it', async () => {
  const down = fixture({ first: outage, second: fine })
  await down.send(messageTo('a'))
  expect(down.received).toEqual(['first a', 'second a'])
  const silent = fixture({ first: unknown, second: fine })
  await expect(silent.send(messageTo('a'))).rejects.toThrow('no answer')
  expect(silent.received).toEqual(['first a'])
})

test('N5 a message that neither gateway sent is reported as not sent, once', async () => {
  const { send, log } = fixture({ first: outage, second: outage })
  await expect(send(messageTo('a'))).rejects.toThrow(NotSent)
  expect(log).toEqual(['try first', 'try second', 'not sent'])
})

test('N5 a retry of a message whose outcome is unknown goes to the same gateway, and stays unknown if that one is away', async () => {
  let first: () => void = unknown
  const { send, received } = fixture({ first: () => first(), second: fine })
  await expect(send(messageTo('a'))).rejects.toThrow('no answer')
  first = outage
  await expect(send(messageTo('a'))).rejects.not.toThrow(NotSent)
  await send(messageTo('b'))
  expect(received).toEqual(['first a', 'first a', 'first b', 'second b'])
})

test('N5 the order of the gateways is that of the region', async () => {
  const { send, received } = fixture({ first: fine, second: fine }, ['second', 'first'])
  await send(messageTo('a'))
  expect(received).toEqual(['second a'])
})

test('N5 nothing is sent if the choice of a gateway fails, and the message counts as not sent', async () => {
  const fails = async () => Promise.reject(new Error('the database is away'))
  const send = failover([], { earlierTry: fails, orderFor: fails, onTry: fails, onNotSent: fails })
  await expect(send(messageTo('a'))).rejects.toThrow(NotSent)
})
