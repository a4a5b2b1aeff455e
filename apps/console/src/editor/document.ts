/** Fields of a document as written. Until a check says so, nothing is certain about their values. */
export type Fields = Readonly<Record<string, unknown>>
export type Path = readonly (string | number)[]

/** A campaign as its author writes it (docs/content.md). A draft may lack anything. */
export interface CampaignDocument {
  readonly schema: number
  readonly activity: Fields
  readonly page: { readonly blocks: readonly Fields[]; readonly stages?: readonly Fields[] }
  /** what a join grants */
  readonly rule?: Fields
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
export const fieldsOf = (value: unknown): Fields => (isObject(value) && !Array.isArray(value) ? value : {})
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The document with the parts that the editor needs, whatever was stored. */
export const readDocument = (value: unknown): CampaignDocument => {
  const { schema, activity, page, rule } = fieldsOf(value)
  const { blocks, stages } = fieldsOf(page)
  return {
    schema: typeof schema === 'number' ? schema : 1,
    activity: fieldsOf(activity),
    page: {
      blocks: listOf(blocks).map(fieldsOf),
      ...(stages !== undefined && { stages: listOf(stages).map(fieldsOf) }),
    },
    ...(rule !== undefined && { rule: fieldsOf(rule) }),
  }
}

export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key as string] : undefined), root)

/** A copy with another value at a path. Undefined removes a field, and all objects on the way are created. */
export const withValue = <Root>(root: Root, path: Path, value: unknown): Root => {
  const [key, ...rest] = path
  if (key === undefined) return value as Root
  const inner = rest.length === 0 ? value : withValue(valueAt(root, [key]), rest, value)
  if (Array.isArray(root)) return root.map((item, i) => (i === key ? inner : item)) as Root
  const { [key]: _, ...others } = fieldsOf(root) as Record<string | number, unknown>
  return (inner === undefined ? others : { ...fieldsOf(root), [key]: inner }) as Root
}

/** The form of a path in the faults of the server: fields with dots, indexes in brackets. */
export const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  )

export const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const rest = items.filter((_, i) => i !== from)
  return [...rest.slice(0, to), items[from] as Item, ...rest.slice(to)]
}
