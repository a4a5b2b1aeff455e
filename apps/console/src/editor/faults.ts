import type { CampaignFault } from '@foyer/api/staff/campaigns'
import { type Fields, fieldsOf } from './document.ts'
import type { PartList } from './history.ts'

/** A fault of a document as a check reports it. */
export type EditorFault = Pick<CampaignFault, 'path' | 'code' | 'values' | 'message'>

/** Faults of the document that was checked, which may be older than the one on the screen. */
export interface Checked<Document = unknown> {
  readonly document: Document
  readonly faults: readonly EditorFault[]
}

const inList = /^page\.(blocks|stages)\[(\d+)\](.*)$/

/** Where a fault is: an item of a list with the path within it, or the activity or the page. */
export interface Place {
  readonly list: PartList | undefined
  readonly index: number
  readonly within: string
}
export const placeOf = (path: string): Place => {
  const [, list, index, within = ''] = inList.exec(path) ?? []
  return list === 'blocks' || list === 'stages'
    ? { list, index: Number(index), within }
    : { list: undefined, index: -1, within: path }
}

/** Moves the faults to where the checked items are now. Faults of items that were removed are dropped. */
export const carried = (
  faults: readonly EditorFault[],
  before: Readonly<Record<PartList, readonly string[]>>,
  now: Readonly<Record<PartList, readonly string[]>>,
): readonly EditorFault[] =>
  faults.flatMap((fault) => {
    const { list, index, within } = placeOf(fault.path)
    if (list === undefined) return [fault]
    const at = now[list].indexOf(before[list][index] ?? '')
    return at < 0 ? [] : [{ ...fault, path: `page.${list}[${at}]${within}` }]
  })

/** Finds the field that a path of a fault means. Fields of the rule have the names of its own form. */
export const fieldSelector = (path: string): string => {
  const inRule = /^rule\.(?:parameters\.)?(.+)/.exec(path)?.[1]
  return inRule === undefined ? `[data-path="${CSS.escape(path)}"]` : `.rule-part [name="${CSS.escape(inRule)}"]`
}

/** Whether a fault reports a missing text. The field marks missing texts without the fault. */
export const isGap = ({ code }: EditorFault): boolean => code === 'empty' || code === 'missing'

/** Where the texts of an item may be. */
const telling = [
  'title',
  'label',
  'heading',
  'question',
  'paragraphs',
  'rules',
  'caption',
  'sections',
  'questions',
] as const
/** The text by which a list names an item. */
export const tellingOf = (item: Fields): unknown => {
  for (const name of telling) {
    const value = item[name]
    const [first] = Array.isArray(value) ? value : [value]
    if (first === undefined || first === null) continue
    const { heading, question } = fieldsOf(first)
    return heading ?? question ?? first
  }
  return undefined
}
