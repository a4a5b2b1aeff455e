import { isLanguage, languageName } from '@foyer/api/languages'
import { useText } from '@foyer/staff-interface/language'
import { blockNames } from '../campaigns/fault-text.ts'
import { fieldText as ruleFieldText } from '../rules/text.ts'
import type { CampaignDocument } from './document.ts'
import { placeOf } from './faults.ts'
import { isKind } from './fields.ts'
import { itemsOf } from './history.ts'
import { fieldNames, text } from './text.ts'

const has = <Table extends object>(table: Table, name: string): name is Extract<keyof Table, string> =>
  Object.hasOwn(table, name)

/** Names the field at a path as the forms name it, without the part that it is in. */
export const useFieldWords = () => {
  const fields = useText(fieldNames)
  const ruleFields = useText(ruleFieldText)
  return (path: string): string =>
    placeOf(path)
      .within.replace(/^(activity|page)\.?/, '')
      .split(/[.[\]]+/)
      .filter(Boolean)
      .map((name) => {
        if (path.startsWith('rule') && has(ruleFields, name)) return ruleFields[name]
        if (has(fields, name)) return fields[name]
        if (isLanguage(name)) return languageName(name)
        return /^\d+$/.test(name) ? String(Number(name) + 1) : ''
      })
      .filter(Boolean)
      .join(' › ')
}

/** Names the part of the page that a path is in, and the field within it, as the forms name them. */
export const usePlaceWords = (document: CampaignDocument) => {
  const t = useText(text)
  const kinds = useText(blockNames)
  const fieldOf = useFieldWords()
  const partOf = (path: string): string => {
    const { list, index } = placeOf(path)
    if (list === 'stages') return `${t.stages} ${index + 1}`
    const kind = list === undefined ? undefined : itemsOf(document, list)[index]?.kind
    if (isKind(kind)) return kinds[kind]
    if (path.startsWith('rule')) return t.rule
    return path.startsWith('activity') ? t.activity : t.whole
  }
  return { partOf, fieldOf }
}
