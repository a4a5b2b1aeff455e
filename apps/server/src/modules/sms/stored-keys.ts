import type { PepperedColumn, StoredKeys } from '../../stored-keys.ts'
import { sendMemory } from './rules.ts'

const ofCode: Pick<Extract<PepperedColumn, { lasts: string }>, 'needed' | 'lasts'> = {
  needed: (db, wall) => db`expires_at > ${new Date(wall)}`,
  lasts: 'five minutes',
}

export const smsStoredKeys: StoredKeys = {
  peppered: {
    // of a number, or of an account and a number
    'sms_codes.mobile_hash': { purpose: 'sms code', ...ofCode },
    'sms_codes.code_hash': { purpose: 'sms code', ...ofCode },
    'sms_sends.mobile_hash': {
      purpose: 'mobile',
      needed: (db, wall) => db`sent_at > ${new Date(wall - sendMemory)}`,
      lasts: 'a day',
    },
  },
  identifying: {
    'sms_sends.address_hash': 'a network, whose messages are counted for a day',
    'sms_sends.session_hash': 'a session, whose messages are counted for a day',
  },
  unkeyed: { 'sms_proofs.challenge_hash': 'SHA-256 of a challenge that was answered' },
}
