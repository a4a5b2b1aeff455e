import { remove, store, stored } from '../../../platform/own-storage.ts'
import type { Draft } from '../../../shared/address/draft.ts'
import type { StoredUpload } from '../../../shared/ui/uploader/uploads.ts'

/** The content of the form. It is stored until the tab is closed or the form is submitted. */
export interface GiftDraft {
  item?: string | undefined
  address?: Draft | undefined
  pictures: readonly StoredUpload[]
}

const name = 'gift-draft'

/** @param person masked number of the person who typed it; another person does not see it */
export const storedDraft = (person: string): GiftDraft => {
  try {
    const draft = JSON.parse(stored(name) ?? 'null') as (GiftDraft & { person: string }) | null
    if (draft?.person === person) return draft
  } catch {
    // the stored value has another format
  }
  return { pictures: [] }
}

export const storeDraft = (person: string, draft: GiftDraft): void => store(name, JSON.stringify({ ...draft, person }))

export const clearDraft = (): void => remove(name)
