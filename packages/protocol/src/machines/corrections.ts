/**
 * States of a correction that a member of staff proposes and another one decides, as a transition table (state → event →
 * next state). Only the one who proposed it withdraws it.
 */
export const correctionStates = {
  proposed: { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' },
  approved: {},
  refused: {},
  withdrawn: {},
} as const
export type CorrectionState = keyof typeof correctionStates
