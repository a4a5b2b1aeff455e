import { forget, keep, kept } from '../../../platform/own-storage.ts'
import type { Draft } from '../../../shared/address/draft.ts'
import type { KeptUpload } from '../../../shared/ui/uploader/uploads.ts'

/** The content of the form. It is stored until the tab is closed or the form is submitted. */
export interface GiftDraft {
  item?: string | undefined
  address?: Draft | undefined
  pictures: readonly KeptUpload[]
}

const name = 'gift-draft'

/** @param person masked number of the person who typed it; another person does not see it */
export const storedDraft = (person: string): GiftDraft => {
  try {
    const draft = JSON.parse(kept(name) ?? 'null') as (GiftDraft & { person: string }) | null
    if (draft?.person === person) return draft
  } catch {
    // the stored value has another format
  }
  return { pictures: [] }
}

export const storeDraft = (person: string, draft: GiftDraft): void => keep(name, JSON.stringify({ ...draft, person }))

export const clearDraft = (): void => forget(name)
