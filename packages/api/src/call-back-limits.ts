/** What a request to be called is about, and its limits. They are separate from the schemas, which the client does not need. */

export const callBackTopics = ['signIn', 'account', 'campaign', 'reward', 'trade', 'other'] as const
export type CallBackTopic = (typeof callBackTopics)[number]

/** the longest note, in characters */
export const longestNote = 200
/** requests of one person, and requests for one number, in a day */
export const callBacksOfDay = 3
