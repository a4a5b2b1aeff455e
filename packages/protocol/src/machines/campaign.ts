/**
 * States of a campaign as a transition table (state → event → next state), which only the server's engine runs. `publish`
 * follows an approval, or an operator who publishes a file from any state. `stop`: at its moment the approved page could
 * not be published. `close`: somebody ended it early; `end`: its period is over. A campaign whose page is live stays live
 * while the next revision is a draft.
 */
export const campaignMachine = {
  draft: { submit: 'submitted', publish: 'live', close: 'closed' },
  submitted: { withdraw: 'draft', return: 'returned', approve: 'approved', publish: 'live', close: 'closed' },
  returned: { submit: 'submitted', publish: 'live', close: 'closed' },
  approved: { withdraw: 'draft', publish: 'live', stop: 'returned', close: 'closed' },
  live: { edit: 'draft', publish: 'live', close: 'closed', end: 'closed' },
  closed: { publish: 'live' },
} as const
