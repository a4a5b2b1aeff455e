import type { TakeOverRequest } from '@foyer/protocol/identity'
import type { RandomBytes } from '../random.ts'
import { sealField } from '../signing/seal.ts'
import type { Credentials } from './credential-source.ts'
import { registerGrant } from './grants.ts'
import type { HandoffInput } from './handoff-input.ts'
import { texts } from './reply-texts.ts'
import type { Grant } from './vault.ts'

/** Body of the call that takes over a registration, sealed under the tourist's app key. */
export const handoffRequest = (tourist: Credentials, input: HandoffInput, random: RandomBytes): TakeOverRequest => ({
  code: sealField(tourist.appKey, random(16), input.handoffCode),
  mobileUserCode: tourist.params.mobileUserCode ?? '',
})

/** The grant of a registration handoff; only its reply contains the person's userCode. */
export const handoffGrant = (reply: unknown): Grant => registerGrant(reply, texts(reply, 'userCode').userCode)
