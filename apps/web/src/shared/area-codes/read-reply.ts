import type { AreaCode } from '@foyer/api/area-codes'
import { isRefusal } from '@foyer/protocol/errors'
import type { Failure } from '../../platform/failure.ts'
import type { AreaCodeList } from './groups.ts'

/**
 * The result of a request. `refused` is a readable reply whose `code` is not 200; the person sees no error for it (C7).
 */
export type Answer = { kind: 'list'; list: AreaCodeList } | { kind: 'refused' } | { kind: 'failed'; failure: Failure }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isAreaCode = (value: unknown): value is AreaCode =>
  isObject(value) &&
  [value.id, value.value, value.name, value.nameHk, value.initailCn, value.initail].every(
    (field) => typeof field === 'string',
  ) &&
  /^\d{1,4}$/.test(String(value.value)) &&
  ['string', 'undefined'].includes(typeof value.nameEn)

const isList = (value: unknown): value is AreaCodeList =>
  isObject(value) && [value.all, value.often].every((rows) => Array.isArray(rows) && rows.every(isAreaCode))

/** Reads the body of an area-code reply, whatever its HTTP status (N4). */
export const readReply = (body: unknown): Answer => {
  if (!isObject(body)) return { kind: 'failed', failure: { reason: 'unreadable' } }
  if (typeof body.code === 'number' && body.code !== 200) return { kind: 'refused' }
  if (body.code === 200 && isList(body.data))
    return { kind: 'list', list: { all: body.data.all, often: body.data.often } }
  return { kind: 'failed', failure: { reason: isRefusal(body.reason) ? body.reason : 'unreadable' } }
}
