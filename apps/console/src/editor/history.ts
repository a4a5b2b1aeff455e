import { cataloguedActivities } from '@foyer/api/activity-catalogue'
import { type CampaignDocument, type Fields, moved, type Path, withValue } from './document.ts'

/** The lists of a page whose items the outline shows. */
export type PartList = 'blocks' | 'stages'

interface Snapshot {
  readonly document: CampaignDocument
  /** a lasting name of each item, since its index changes when items move */
  readonly keys: Readonly<Record<PartList, readonly string[]>>
}

/** The document with what can be undone and done again. */
export interface History {
  readonly past: readonly Snapshot[]
  readonly present: Snapshot
  readonly future: readonly Snapshot[]
  readonly nextKey: number
  /** the field that was edited last, and when, so that typing is undone by words and not by letters */
  readonly typing: { readonly field: string; readonly at: number } | undefined
}

export type Change =
  | { readonly does: 'edit'; readonly path: Path; readonly value: unknown; readonly at: number }
  | { readonly does: 'add'; readonly list: PartList; readonly to: number; readonly item: Fields }
  | { readonly does: 'move'; readonly list: PartList; readonly from: number; readonly to: number }
  | { readonly does: 'remove'; readonly list: PartList; readonly from: number }
  | { readonly does: 'undo' }
  | { readonly does: 'redo' }
  | { readonly does: 'reset'; readonly document: CampaignDocument }

/** Milliseconds without a key after which typing becomes a new step. */
const pause = 1_200
const longest = 200

export const itemsOf = ({ page }: CampaignDocument, list: PartList): readonly Fields[] => page[list] ?? []

const keysFrom = (document: CampaignDocument, first: number) => ({
  blocks: document.page.blocks.map((_, i) => `part-${first + i}`),
  stages: itemsOf(document, 'stages').map((_, i) => `part-${first + document.page.blocks.length + i}`),
})

export const newHistory = (document: CampaignDocument, first = 0): History => ({
  past: [],
  present: { document, keys: keysFrom(document, first) },
  future: [],
  nextKey: first + document.page.blocks.length + itemsOf(document, 'stages').length,
  typing: undefined,
})

const ownTemplate = /^\/activity(?:Second)?Template(?:\?code=[^?]*)?$/

/** The document with the address that follows from its code and its tasks, unless it has another page of its own. */
const withRoute = (document: CampaignDocument): CampaignDocument => {
  const { code, route } = document.activity
  if (typeof code !== 'string' || code === '' || cataloguedActivities.some((one) => one.code === code)) return document
  if (typeof route === 'string' && !ownTemplate.test(route)) return document
  const template = itemsOf(document, 'stages').length > 0 ? '/activitySecondTemplate' : '/activityTemplate'
  return withValue(document, ['activity', 'route'], `${template}?code=${code}`)
}

const withItems = (
  { document, keys }: Snapshot,
  list: PartList,
  items: readonly Fields[],
  names: readonly string[],
): Snapshot => {
  const { stages, ...page } = { ...document.page, [list]: items }
  const next = { ...document, page: stages === undefined || stages.length === 0 ? page : { ...page, stages } }
  return {
    // a page without stages has no field for them, and one with stages has another address
    document: list === 'stages' ? withRoute(next) : next,
    keys: { ...keys, [list]: names },
  }
}

const inserted = <Item>(items: readonly Item[], to: number, item: Item): readonly Item[] => [
  ...items.slice(0, to),
  item,
  ...items.slice(to),
]

const edited = (present: Snapshot, path: Path, value: unknown): Snapshot => {
  const document = withValue(present.document, path, value)
  // an address that the author edited is not replaced
  return { ...present, document: path[1] === 'code' ? withRoute(document) : document }
}

const changed = (history: History, change: Extract<Change, { does: 'edit' | 'add' | 'move' | 'remove' }>): Snapshot => {
  const { present, nextKey } = history
  if (change.does === 'edit') return edited(present, change.path, change.value)
  const items = itemsOf(present.document, change.list)
  const names = present.keys[change.list]
  const both = (turn: <Item>(of: readonly Item[], item: Item) => readonly Item[], item: Fields = {}) =>
    withItems(present, change.list, turn(items, item), turn(names, `part-${nextKey}`))
  switch (change.does) {
    case 'add':
      return both((of, item) => inserted(of, change.to, item), change.item)
    case 'move':
      return both((of) => moved(of, change.from, change.to))
    case 'remove':
      return both((of) => of.filter((_, i) => i !== change.from))
  }
}

/** Applies a change. Steps beyond the two hundredth are dropped. */
export const reduce = (history: History, change: Change): History => {
  const { past, present, future } = history
  if (change.does === 'reset') return newHistory(change.document, history.nextKey)
  if (change.does === 'undo') {
    const before = past.at(-1)
    if (!before) return history
    return { ...history, past: past.slice(0, -1), present: before, future: [present, ...future], typing: undefined }
  }
  if (change.does === 'redo') {
    const [after, ...rest] = future
    if (!after) return history
    return { ...history, past: [...past, present], present: after, future: rest, typing: undefined }
  }
  const typing = change.does === 'edit' ? { field: change.path.join('.'), at: change.at } : undefined
  const isSameStep =
    typing !== undefined && typing.field === history.typing?.field && typing.at - history.typing.at < pause
  return {
    past: isSameStep ? past : [...past, present].slice(-longest),
    present: changed(history, change),
    future: [],
    nextKey: history.nextKey + (change.does === 'add' ? 1 : 0),
    typing,
  }
}
