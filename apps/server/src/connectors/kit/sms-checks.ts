import { randomUUID } from 'node:crypto'
import { languages } from '@foyer/api/languages'
import { messageKinds } from '../../sms-message.ts'
import { smsContract } from '../sms/contract.ts'
import { type Check, expectAnswer } from './check.ts'
import type { TestClients } from './clients.ts'
import { sharedChecks } from './shared-checks.ts'

const { sendMessage } = smsContract.operations

const messageTo = ({ complete: { mobile } }: TestClients, code: string) => ({
  to: mobile,
  text: `Test: your code is ${code}.`,
  kind: 'login',
  language: 'en-US',
  values: { code, minutes: '5', host: '' },
})

/** What each template may insert. */
const everyValue = {
  code: '123456',
  minutes: '5',
  host: 'foyer.example',
  at: '2026-01-02 03:04 HKT',
  hotline: '+852 0000 0000',
  title: 'Test',
  time: '20:00 HKT',
}

/** The promises of an SMS gateway. */
export const smsChecks: readonly Check[] = [
  {
    says: 'a message of each kind in each language is accepted',
    holds: async (probe, clients) => {
      for (const kind of messageKinds)
        for (const language of languages) {
          const body = { ...messageTo(clients, '123456'), kind, language, values: everyValue }
          expectAnswer(sendMessage, await probe.send(sendMessage, body))
        }
    },
  },
  {
    says: 'a message whose answer was lost is accepted when its call is repeated',
    holds: async (probe, clients) => {
      const [body, key] = [messageTo(clients, '234567'), randomUUID()]
      await probe.sendAndLeave(sendMessage, body, key)
      expectAnswer(sendMessage, await probe.send(sendMessage, body, { key }))
    },
  },
  ...sharedChecks(sendMessage, (clients) => [messageTo(clients, '345678'), messageTo(clients, '456789')]),
]
