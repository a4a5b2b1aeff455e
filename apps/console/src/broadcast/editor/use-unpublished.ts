import { useRef, useState } from 'react'
import { differencesOf } from '../../editor/differences.ts'
import { type Fields, fieldsOf, type Path, withValue } from '../../editor/document.ts'
import { dropUnsaved, keepUnsaved, readUnsaved } from '../../editor/unsaved.ts'
import { useSession } from '../../session/session-context.ts'

/** The version that a document was opened in; null for a new one. */
type Version = string | null

/**
 * The document of a form that is published as a whole. What the person typed stays in the tab until it is published or
 * discarded: also while they are on another screen, reload, or sign in again.
 *
 * @param name what is edited, such as `live market-live`
 * @param opened the published document, or the blank one
 */
export const useUnpublished = (name: string, opened: Fields, version: Version) => {
  const { session } = useSession()
  const [restored] = useState(() => {
    const found = readUnsaved<Version>(name, session.id)
    // a publication whose answer was lost leaves a draft that is the published document
    return found && differencesOf(fieldsOf(found.document), opened).length > 0 ? found : undefined
  })
  const [draft, setDraft] = useState(() => ({
    document: fieldsOf(restored?.document ?? opened),
    base: restored ? restored.base : version,
    discards: 0,
  }))
  // two changes of one event are both about the newest document
  const newest = useRef(draft)
  const set = (next: typeof draft) => {
    newest.current = next
    setDraft(next)
  }
  const change = (part: Partial<typeof draft>) => {
    const next = { ...newest.current, ...part }
    keepUnsaved(name, { staff: session.id, base: next.base, document: next.document })
    set(next)
  }
  const discard = () => {
    dropUnsaved(name)
    set({ document: opened, base: version, discards: newest.current.discards + 1 })
  }
  return {
    document: draft.document,
    /** the version that a publication names */
    base: draft.base,
    isChanged: draft.document !== opened,
    isRestored: restored !== undefined && draft.document === restored.document,
    /** somebody published another version since the changes were begun */
    isStale: draft.base !== version,
    edit: (path: Path, value: unknown) => change({ document: withValue(newest.current.document, path, value) }),
    /** ends a conflict: the changes are now about the version that is published */
    rebase: () => change({ base: version }),
    discard,
    /** how often the changes were discarded: fields begin anew each time */
    discards: draft.discards,
    drop: () => dropUnsaved(name),
  }
}
