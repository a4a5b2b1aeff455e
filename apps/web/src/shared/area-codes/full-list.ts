import { fetchAreaCodes } from './fetch-area-codes.ts'
import type { AreaCodeList } from './groups.ts'
import type { Answer } from './read-reply.ts'

let kept: AreaCodeList | undefined
let pending: Promise<Answer> | undefined

/** The whole list if it is here already. */
export const keptList = (): AreaCodeList | undefined => kept

/** The whole list, asked for once and kept as long as the page lives; what was refused or failed is asked for again. */
export const loadFullList = (): Promise<Answer> => {
  pending ??= fetchAreaCodes('').then((answer) => {
    if (answer.kind === 'list') kept = answer.list
    else pending = undefined
    return answer
  })
  return pending
}

/** Forgets the list, as a page that opens anew does. */
export const forgetList = (): void => {
  kept = undefined
  pending = undefined
}
