import type { TrailEntry } from '@foyer/api/staff/trail'

type Json = TrailEntry['detail'][string]
/** One field that an act changed; undefined where the field did not exist. */
interface Change {
  readonly name: string
  readonly before: Json | undefined
  readonly after: Json | undefined
}
interface Details {
  readonly changes: readonly Change[]
  /** whatever else the entry says */
  readonly rest: readonly (readonly [name: string, value: Json])[]
}

const isFields = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Divides the details of an entry into the fields that the act changed, which an entry has under `before` and `after`,
 * and everything else. Fields that stayed the same are left out.
 */
export const detailsOf = ({ detail }: Pick<TrailEntry, 'detail'>): Details => {
  const { before, after, ...others } = detail
  const hasBoth =
    (isFields(before) || before === undefined || before === null) &&
    (isFields(after) || after === undefined || after === null)
  if ((before === undefined && after === undefined) || !hasBoth) return { changes: [], rest: Object.entries(detail) }
  const [old, now] = [isFields(before) ? before : {}, isFields(after) ? after : {}]
  const changes = [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((name) => ({ name, before: old[name], after: now[name] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
  return { changes, rest: Object.entries(others) }
}

/** A value as a person reads it. */
export const shownValue = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))
