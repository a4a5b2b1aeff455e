import { userProfileReply } from '@foyer/api/gateway-functions'
import { z } from 'zod'
import { Refused } from '../../../refused.ts'
import { maskMobile, profileOf } from '../../identity/public.ts'
import { gatewayFunction } from '../function.ts'

export const userProfile = gatewayFunction({
  name: 'user/profile',
  summary: 'Profile of the caller: phone number, time of registration and consents',
  levels: ['register', 'login'],
  request: z.object({}),
  reply: userProfileReply,
  handle: async ({ db, secrets }, { caller }) => {
    const profile = await profileOf(db, secrets, caller)
    if (!profile) throw new Refused('not_found', 'this person has been erased')
    const { e164, ...rest } = profile
    return { mobileNo: maskMobile(e164), ...rest }
  },
})
