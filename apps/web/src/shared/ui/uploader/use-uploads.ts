import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../../text/language.ts'
import type { UploadItem } from './item.ts'
import { createUploads, type Entry, type UploadStore } from './uploads.ts'

/** The state that an uploader shows and a form reads. */
export interface Uploads extends Pick<UploadStore, 'add' | 'retry' | 'remove' | 'restore'> {
  readonly entries: readonly Entry[]
  /** the items with the six fields of E3 */
  readonly items: readonly UploadItem[]
}

/** Uploads that last as long as the component. Pass the result to `Uploader`. */
export const useUploads = (): Uploads => {
  const [store] = useState(createUploads)
  const entries = useSyncExternalStore(store.subscribe, store.entries)
  const language = useLanguage()
  useEffect(() => store.translate(language), [store, language])
  useEffect(() => store.dispose, [store])
  const { add, retry, remove, restore } = store
  return { entries, items: entries.map(({ item }) => item), add, retry, remove, restore }
}
