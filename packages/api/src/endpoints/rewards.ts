import {
  rewardClaimRequest,
  rewardCodeReply,
  rewardDetail,
  rewardRequest,
  rewardsGlance,
  rewardsReply,
  rewardsRequest,
} from '../rewards.ts'
import { endpoints, loggedIn, registered } from './endpoint.ts'

const tag = 'rewards'

/** A person's rewards (R28, E1). Replies are never cached. */
export const rewardEndpoints = endpoints({
  'POST /user/rewards': {
    access: registered,
    tag,
    summary: 'A page of the caller’s rewards, by end and then the newest first, and their number',
    body: rewardsRequest,
    reply: rewardsReply,
  },
  'POST /user/rewards/glance': {
    access: registered,
    tag,
    summary: 'The number of the caller’s rewards, and the usable reward that expires first; the body is empty',
    reply: rewardsGlance,
  },
  'POST /user/rewards/detail': {
    access: registered,
    tag,
    summary: 'One reward of the caller, with the steps of cash',
    body: rewardRequest,
    reply: rewardDetail,
    refusals: ['not_found'],
  },
  'POST /user/rewards/code': {
    access: registered,
    tag,
    summary: 'The full code of a usable voucher; each view is recorded in the audit trail',
    body: rewardRequest,
    reply: rewardCodeReply,
    refusals: ['not_found', 'reward_not_open', 'fresh_proof_needed'],
  },
  'POST /user/rewards/claim': {
    access: loggedIn,
    tag,
    summary: 'Claims cash for the account the caller is logged in to, exactly once per key',
    body: rewardClaimRequest,
    reply: rewardDetail,
    idempotent: true,
    refusals: ['not_found', 'key_reused', 'phone_cooling', 'account_suspended', 'reward_not_open', 'already_granted'],
    load: 'claim',
  },
})
