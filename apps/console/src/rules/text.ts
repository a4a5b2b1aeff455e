import { table } from '../text/table.ts'

export const text = table('rules')

/** Names and hints of the fields. */
export const fieldText = table('rules.fieldText')

/** Why a rule cannot be put in force. */
export const faultText = table('rules.faultText')
