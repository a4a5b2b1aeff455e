import { fetchAreaCodes } from './fetch-area-codes.ts'
import type { AreaCodeList } from './groups.ts'
import type { Answer } from './read-reply.ts'

let cached: AreaCodeList | undefined
let pending: Promise<Answer> | undefined

/** Returns the whole list if it has loaded. */
export const cachedList = (): AreaCodeList | undefined => cached

/** Requests the whole list once and caches it until the page is unloaded. A refused or failed request is sent again. */
export const loadFullList = (): Promise<Answer> => {
  pending ??= fetchAreaCodes('').then((answer) => {
    if (answer.kind === 'list') cached = answer.list
    else pending = undefined
    return answer
  })
  return pending
}

/** Clears the cached list, for tests. */
export const clearList = (): void => {
  cached = undefined
  pending = undefined
}
