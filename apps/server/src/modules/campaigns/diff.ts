import { isLanguage, languages } from '@foyer/api/languages'
import type { CampaignChange } from '@foyer/api/staff/campaign-revisions'
import type { CampaignSchedule, DraftDocument } from '@foyer/api/staff/campaigns'
import { writtenMoment } from './absolute.ts'
import { isSame } from './document.ts'

/** The most changes of a reply. */
const most = 500

type Fields = Readonly<Record<string, unknown>>
type Part = Pick<CampaignChange, 'part' | 'block' | 'earlier' | 'blockKind'>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: unknown): boolean =>
  isFields(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLanguage)

const written = (value: unknown): string | null => {
  if (value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const join = (path: string, key: string | number): string => {
  if (typeof key === 'number') return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}

/** The differences between two values: one for each text in a language, and for each other value. */
const changesIn = (part: Part, field: string, before: unknown, after: unknown): CampaignChange[] => {
  if (isSame(before ?? null, after ?? null) && (before === undefined) === (after === undefined)) return []
  const one = isFields(before) ? before : {}
  const other = isFields(after) ? after : {}
  if (isTexts(before) || isTexts(after))
    return languages.flatMap((language) =>
      one[language] === other[language]
        ? []
        : [
            {
              ...part,
              kind: 'changed',
              field,
              language,
              before: written(one[language]),
              after: written(other[language]),
            },
          ],
    )
  if (isFields(before) || isFields(after))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      changesIn(part, join(field, key), one[key], other[key]),
    )
  if (Array.isArray(before) || Array.isArray(after)) {
    const [earlier, later] = [before, after].map((list) => (Array.isArray(list) ? list : []))
    const length = Math.max(earlier?.length ?? 0, later?.length ?? 0)
    return Array.from({ length }, (_, i) => changesIn(part, join(field, i), earlier?.[i], later?.[i])).flat()
  }
  return [{ ...part, kind: 'changed', field, language: null, before: written(before), after: written(after) }]
}

/** Pairs of equal items, in the order of both lists: the longest such list. */
const equalPairs = (before: readonly string[], after: readonly string[]): (readonly [number, number])[] => {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  const lengthAt = (i: number, j: number): number => lengths[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      (lengths[i] as number[])[j] =
        before[i] === after[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) pairs.push([i++, j++])
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++
    else j++
  }
  return pairs
}

const kindOf = (item: Fields | undefined): string | null => (typeof item?.kind === 'string' ? item.kind : null)
const nameOf = (item: Fields): string => String(item.kind ?? item.id ?? '')

/**
 * The differences between two lists of blocks or stages. Equal items are paired first, then items of one kind between
 * them. An item that left one place and is in another unchanged has moved.
 */
const changesInList = (
  part: 'block' | 'stage',
  before: readonly Fields[],
  after: readonly Fields[],
): CampaignChange[] => {
  const [earlier, later] = [before, after].map((list) => list.map((item) => JSON.stringify(sortedFields(item))))
  const pairs = new Map(equalPairs(earlier ?? [], later ?? []).map(([i, j]) => [j, i]))
  const used = new Set(pairs.values())
  const moved = new Map<number, number>()
  const free = (fits: (item: Fields, i: number) => boolean) =>
    before.findIndex((item, i) => !used.has(i) && fits(item, i))
  const pairUp = (into: Map<number, number>, fits: (item: Fields, i: number, j: number) => boolean) => {
    for (let j = 0; j < after.length; j++) {
      if (pairs.has(j) || moved.has(j)) continue
      const i = free((item, at) => fits(item, at, j))
      if (i === -1) continue
      into.set(j, i)
      used.add(i)
    }
  }
  pairUp(moved, (_, i, j) => earlier?.[i] === later?.[j])
  pairUp(pairs, (item, _, j) => nameOf(item) !== '' && nameOf(item) === nameOf(after[j] ?? {}))
  const blockKind = (item: Fields | undefined) => (part === 'block' ? kindOf(item) : null)
  const whole = { part, field: '', language: null } as const
  const changes = after.flatMap((item, j): CampaignChange[] => {
    const from = pairs.get(j)
    const origin = moved.get(j)
    const at = { part, block: j, earlier: from ?? origin ?? null, blockKind: blockKind(item) }
    if (from !== undefined) return changesIn(at, '', before[from], item)
    if (origin !== undefined)
      return [{ ...whole, ...at, kind: 'moved', before: String(origin + 1), after: String(j + 1) }]
    return [{ ...whole, ...at, kind: 'added', before: null, after: textsOf(item) }]
  })
  const removed = before.flatMap((item, i): CampaignChange[] =>
    used.has(i)
      ? []
      : [
          {
            ...whole,
            kind: 'removed',
            block: i,
            earlier: i,
            blockKind: blockKind(item),
            before: textsOf(item),
            after: null,
          },
        ],
  )
  return [...changes, ...removed]
}

const sortedFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortedFields)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sortedFields(value[key])]),
  )
}

/** The texts of an item in all languages, one a line, as a summary of the whole. */
const textsOf = (item: unknown): string => {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (isTexts(value)) found.push(...languages.flatMap((one) => written((value as Fields)[one]) ?? []))
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  walk(item)
  return found.join('\n').slice(0, 2000)
}

interface Version {
  readonly document: DraftDocument
  readonly schedule: CampaignSchedule
}

/** The differences between two versions of a campaign, in the order of the page. */
export const diffOf = (before: Version, after: Version): { changes: CampaignChange[]; cut: boolean } => {
  const alone = { block: null, earlier: null, blockKind: null }
  const moment = (at: number | null) => (at === null ? undefined : writtenMoment(at))
  const times = ({ schedule: { publishAt, endAt } }: Version) => ({
    publishAt: moment(publishAt),
    endAt: moment(endAt),
  })
  const pages = [before.document.page, after.document.page] as const
  const changes = [
    ...changesIn({ part: 'activity', ...alone }, '', before.document.activity, after.document.activity),
    ...changesInList('block', pages[0].blocks, pages[1].blocks),
    ...changesInList('stage', pages[0].stages ?? [], pages[1].stages ?? []),
    ...changesIn({ part: 'rule', ...alone }, '', before.document.rule, after.document.rule),
    ...changesIn({ part: 'schedule', ...alone }, '', times(before), times(after)),
  ]
  return { changes: changes.slice(0, most), cut: changes.length > most }
}
