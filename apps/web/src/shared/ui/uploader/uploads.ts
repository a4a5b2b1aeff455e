import type { Failure } from '../../../platform/failure.ts'
import { failureText, loadReasonText } from '../../errors/failure-text.ts'
import { getLanguage, type Language } from '../../text/language.ts'
import { textsIn } from '../../text/table.ts'
import { type UploadItem, uploadIdOf, urlOf } from './item.ts'
import { send, takeBack, viewOf } from './server.ts'
import { shrink } from './shrink.ts'
import { text } from './text.ts'

/** An item with its upload state, besides its six fields of E3. */
export interface Entry {
  readonly key: number
  readonly item: UploadItem
  /** per cent of the bytes sent; undefined while the item waits, and while the server checks it */
  readonly progress: number | undefined
  readonly stage: 'waiting' | 'sending' | 'checking' | 'ended'
  readonly failure: Failure | undefined
}

/** Number of pictures prepared and sent at once, limited by a phone's memory and connection. */
const atOnce = 2

/** A specific text for a picture that is too large, because the general text cannot name the limit. */
const messageOf = async (failure: Failure): Promise<string> =>
  failure.reason === 'too_large' ? textsIn(text, getLanguage()).tooLarge : failureText(failure)

const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null && 'reason' in error

/** A picture that was stored before the page loaded, with its original name. */
export interface StoredUpload {
  readonly id: string
  readonly name: string
}

/** The files of one uploader and their uploads, outside of any component. */
export const createUploads = () => {
  let entries: readonly Entry[] = []
  let lastKey = 0
  let spoken = getLanguage()
  const listeners = new Set<() => void>()
  /** abort controllers of the uploads in progress */
  const controllers = new Map<number, AbortController>()

  const set = (next: readonly Entry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  const find = (key: number) => entries.find((entry) => entry.key === key)
  const change = (key: number, { item, ...rest }: Partial<Omit<Entry, 'item'>> & { item?: Partial<UploadItem> }) =>
    set(entries.map((entry) => (entry.key === key ? { ...entry, ...rest, item: { ...entry.item, ...item } } : entry)))

  const fail = async (key: number, failure: Failure) => {
    const message = await messageOf(failure)
    change(key, { stage: 'ended', failure, progress: undefined, item: { status: 'failed', message } })
  }

  const prepare = async (key: number, { file, objectUrl, content }: UploadItem): Promise<Blob> => {
    if (file.type !== '' && !file.type.startsWith('image/')) throw { reason: 'upload_not_picture' } satisfies Failure
    if (objectUrl) return content
    const prepared = await shrink(file)
    // the item may have been removed, and then its object URL would never be revoked
    if (find(key) && prepared.shows)
      change(key, { item: { content: prepared.content, objectUrl: URL.createObjectURL(prepared.content) } })
    return prepared.content
  }

  const run = async (key: number, item: UploadItem, { signal }: AbortController) => {
    try {
      const content = await prepare(key, item)
      if (signal.aborted) return
      change(key, { stage: 'sending', progress: 0 })
      const onProgress = (progress: number) =>
        change(key, progress < 100 ? { progress } : { stage: 'checking', progress: undefined })
      const id = await send(content, { signal, onProgress })
      if (signal.aborted) takeBack(id)
      else change(key, { stage: 'ended', progress: 100, item: { status: '', url: urlOf(id) } })
    } catch (error) {
      if (!signal.aborted) await fail(key, isFailure(error) ? error : { reason: 'unexpected' })
    } finally {
      controllers.delete(key)
      pump()
    }
  }

  /** Starts waiting uploads in their order, up to the limit. */
  const pump = () => {
    for (const { key, item, stage } of entries) {
      if (controllers.size >= atOnce) return
      if (stage !== 'waiting' || controllers.has(key)) continue
      const controller = new AbortController()
      controllers.set(key, controller)
      void run(key, item, controller)
    }
  }

  /** Requests a view of a stored picture. Removes the item if the server no longer has the picture. */
  const look = async (key: number, id: string) => {
    try {
      const objectUrl = await viewOf(id)
      change(key, { item: { objectUrl } })
    } catch (error) {
      if (isFailure(error) && error.reason === 'not_found') set(entries.filter((entry) => entry.key !== key))
    }
  }

  const waiting = { stage: 'waiting', progress: undefined, failure: undefined } as const

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    entries: () => entries,
    add: (files: Iterable<File>) => {
      const added = Array.from(files, (file): Entry => {
        lastKey++
        const item: UploadItem = { file, status: 'uploading', message: '', objectUrl: '', content: file, url: '' }
        return { key: lastKey, item, ...waiting }
      })
      set([...entries, ...added])
      // loads the texts of failures early, so that they are available offline
      loadReasonText().catch(() => undefined)
      pump()
    },
    /** Restores pictures that were stored before a reload. */
    restore: (stored: readonly StoredUpload[]) => {
      for (const { id, name } of stored) {
        lastKey++
        const file = new File([], name)
        const item: UploadItem = { file, status: '', message: '', objectUrl: '', content: file, url: urlOf(id) }
        set([...entries, { key: lastKey, item, stage: 'ended', progress: 100, failure: undefined }])
        void look(lastKey, id)
      }
    },
    retry: (key: number) => {
      if (find(key)?.item.status !== 'failed') return
      change(key, { ...waiting, item: { status: 'uploading', message: '' } })
      pump()
    },
    remove: (key: number) => {
      const found = find(key)
      if (!found) return
      controllers.get(key)?.abort()
      URL.revokeObjectURL(found.item.objectUrl)
      const id = uploadIdOf(found.item)
      if (id) takeBack(id)
      set(entries.filter((entry) => entry !== found))
    },
    /** Updates the failure messages to another language. */
    translate: (language: Language) => {
      if (language === spoken) return
      spoken = language
      for (const { key, failure } of entries) if (failure) void fail(key, failure)
    },
    /**
     * Aborts running uploads and revokes object URLs. Stored pictures remain on the server, because a form may submit
     * them.
     */
    dispose: () => {
      for (const controller of controllers.values()) controller.abort()
      for (const { item } of entries) URL.revokeObjectURL(item.objectUrl)
      entries = []
    },
  }
}

export type UploadStore = ReturnType<typeof createUploads>
