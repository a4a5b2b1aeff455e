import type { CampaignFaultCode } from '@foyer/api/staff/campaign-faults'
import type { CampaignFault } from '@foyer/api/staff/campaigns'
import type { Language } from '@foyer/staff-interface/languages'
import { fill, type TableOf, textsIn } from '@foyer/staff-interface/table'
import { faultText as ruleFaultTexts, fieldText as ruleFieldTexts } from '../rules/text.ts'
import { table } from '../text/table.ts'
import { broadcastFaultTexts } from './broadcast-fault-text.ts'
import { variableNames } from './variable-names.ts'

/** The kinds of blocks. */
export const blockNames = table('campaigns/fault-text.blockNames')

/** Fields of blocks and activities. */
const fieldNames = table('campaigns/fault-text.fieldNames')

export const languageNames = table('campaigns/fault-text.languageNames')

/** What a fault asks for, by its code. */
export const faultTexts = table('campaigns/fault-text.faultTexts') satisfies TableOf<
  Exclude<CampaignFaultCode, 'other' | 'rule'>
>

type Names = Readonly<Record<string, string>>

const has = <T extends object>(rows: T, key: string): key is keyof T & string => Object.hasOwn(rows, key)

/** What a fault asks for, in the reader's language; in English if it has no text of its own. */
export const faultText = (
  { code, values, message }: Pick<CampaignFault, 'code' | 'values' | 'message'>,
  language: Language,
): string => {
  const [rules, ofRule] = [textsIn(ruleFaultTexts, language), String(values.fault)]
  if (code === 'rule' && has(rules, ofRule)) return rules[ofRule]
  const text = { ...textsIn<Names>(broadcastFaultTexts, language), ...textsIn<Names>(faultTexts, language) }[code]
  if (text === undefined) return message
  const names = textsIn<Names>(blockNames, language)
  const variables = textsIn<Names>(variableNames, language)
  return fill(text, {
    ...values,
    kindName: names[String(values.kind)] ?? '',
    variableName: variables[String(values.variable)] ?? '',
  })
}

/** The name of a place within a block, activity or stage, such as `Section 2 · Heading · English`. */
export const fieldText = (field: string, language: Language): string => {
  const fields = { ...textsIn(ruleFieldTexts, language), ...textsIn(fieldNames, language) }
  const languages = textsIn(languageNames, language)
  const keys = field.match(/[^.[\]]+/g) ?? []
  const words: string[] = []
  for (const key of keys) {
    if (/^\d+$/.test(key)) words[words.length - 1] = `${words.at(-1) ?? ''} ${Number(key) + 1}`.trim()
    else if (has(languages, key)) words.push(languages[key])
    else words.push(has(fields, key) ? fields[key] : key)
  }
  return words.join(' · ')
}

/** The field of a fault within its block, stage or part. */
export const fieldOf = ({ path }: CampaignFault): string =>
  path.replace(/^page\.(blocks|stages)\[\d+\]\.?/, '').replace(/^(activity|rule\.parameters|rule|schedule|page)\.?/, '')
