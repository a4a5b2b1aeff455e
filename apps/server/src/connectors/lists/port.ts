import type { z } from 'zod'
import type { Page } from '../../engine/feeds.ts'
import type { listEntry, listsContract } from './contract.ts'

/** A version of the list, without its entries. Moments are milliseconds since 1970. */
export type ListVersion = z.output<typeof listsContract.operations.readList.answer>

/** A number or an account of the list. */
export type ListEntry = z.output<typeof listEntry>

/** No list beyond the rules of the activities themselves. */
export interface LocalLists {
  readonly isLocal: true
}

/** The firm's list of what is not offered to whom. */
export interface RemoteLists {
  readonly isLocal: false
  /** Returns the newest version. @param known the version that the server has; null for none @throws SystemAway */
  newest(known: string | null): Promise<ListVersion>
  /** Returns a page of the entries of a version; undefined if there is another version by now. @throws SystemAway */
  entriesOf(version: string, cursor: string | null): Promise<Page<ListEntry> | undefined>
}

export type FirmLists = LocalLists | RemoteLists
