import { forget, keep, kept } from '../../../platform/own-storage.ts'
import type { Draft } from '../../../shared/address/draft.ts'
import type { KeptUpload } from '../../../shared/ui/uploader/uploads.ts'

/** What stands in the form, for as long as the tab lives; away once it was submitted. */
export interface GiftDraft {
  item?: string | undefined
  address?: Draft | undefined
  pictures: readonly KeptUpload[]
}

const name = 'gift-draft'

/** @param person masked number of who typed it: another person does not see it */
export const keptDraft = (person: string): GiftDraft => {
  try {
    const draft = JSON.parse(kept(name) ?? 'null') as (GiftDraft & { person: string }) | null
    if (draft?.person === person) return draft
  } catch {
    // none of ours
  }
  return { pictures: [] }
}

export const keepDraft = (person: string, draft: GiftDraft): void => keep(name, JSON.stringify({ ...draft, person }))

export const forgetDraft = (): void => forget(name)
