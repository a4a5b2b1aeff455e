import type { SystemCaller } from '../wire/caller.ts'
import { RefusedBySystem } from '../wire/system-away.ts'
import { entriesAtOnce, listsContract } from './contract.ts'
import type { RemoteLists } from './port.ts'

const { readList, listEntries } = listsContract.operations

/** The lists of a firm that answers the documented calls. */
export const httpLists = ({ call }: Pick<SystemCaller, 'call'>): RemoteLists => ({
  isLocal: false,
  newest: (known) => call(readList, { known }),
  entriesOf: (version, cursor) =>
    call(listEntries, { version, cursor, limit: entriesAtOnce }).catch((error: unknown) => {
      if (error instanceof RefusedBySystem) return undefined
      throw error
    }),
})
