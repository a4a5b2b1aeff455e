import type { PersonalData } from '../../personal-data.ts'
import { mobileOf } from '../identity/public.ts'
import { dropRegistrationCodes } from './codes.ts'

export const smsPersonalData: PersonalData = {
  tables: {
    sms_codes: {
      purpose: 'proves that a person holds a phone number',
      receivers: ['smsProvider'],
      columns: ['mobile_hash', 'session_id', 'code_hash'],
      notExported: 'it contains keyed hashes, for minutes',
      erase: async (tx, { personId, secrets }) =>
        dropRegistrationCodes(tx, secrets, await mobileOf(tx, secrets, personId)),
    },
    sms_sends: {
      purpose: 'limits the text messages to a number and of a network',
      columns: ['mobile_hash', 'address_hash', 'session_hash'],
      notExported: 'it contains keyed hashes, for a day',
      retained: { why: 'the limits of text messages apply after an erasure', until: 'a day after the message' },
    },
    sandbox_messages: {
      purpose: 'simulates a phone in the sandbox',
      columns: ['mobile', 'body'],
      notExported: 'it simulates the phone of the person',
      retained: { why: 'messages on a phone remain there', until: 'the database of the sandbox is deleted' },
    },
  },
}
