import { languages } from '@foyer/api/languages'
import { z } from 'zod'
import { messageKinds } from '../../sms-message.ts'
import { type Contract, operation } from '../wire/contract.ts'

export const smsContract = {
  system: 'sms',
  title: 'SMS gateway',
  summary: 'Accepts messages to phones',
  operations: {
    sendMessage: operation({
      path: '/messages/send',
      summary: 'Accepts one message to one number',
      promises: [
        'An answer says that the message was accepted, not that it arrived.',
        'A message is sent once, however often the call is repeated with its key.',
        'The key is the id of the message; delivery reports name it.',
        'The text is complete. A gateway that may only send templates inserts the values into its own template for the kind and language.',
        'A message that cannot be sent, such as one without a template, is refused as `message_refused`.',
      ],
      body: z.strictObject({
        to: z
          .string()
          .regex(/^\+\d{7,15}$/)
          .describe('E.164'),
        text: z.string().min(1).max(2000),
        kind: z.enum(messageKinds),
        language: z.enum(languages),
        values: z.record(z.string(), z.string().max(500)).describe('what a template inserts, by name'),
      }),
      answer: z.object({}),
      refusals: ['message_refused'],
    }),
  },
} as const satisfies Contract
