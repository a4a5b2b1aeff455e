import type { AddedPicture } from '@foyer/api/staff/pictures'
import { uploadBytesMax } from '@foyer/protocol/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSession } from '../session/session-context.ts'
import { sendPicture } from '../shared/call.ts'
import { type Fault, faultIn } from '../shared/fault.ts'

/** What an upload is doing, or why it failed. */
export type UploadState = 'idle' | 'sending' | { readonly fault: Fault }

interface Upload {
  readonly state: UploadState
  /** sends the first file; a later one replaces it */
  readonly send: (files: FileList | null) => void
}

const tooLarge: UploadState = { fault: { kind: 'tooLarge', reference: null } }

/** Uploads a picture. @param done called with the stored one */
export const useUpload = (done: (picture: AddedPicture) => void): Upload => {
  const { lost } = useSession()
  const client = useQueryClient()
  const [state, setState] = useState<UploadState>('idle')
  const running = useRef<AbortController>(undefined)
  const send = (files: FileList | null) => {
    const file = files?.item(0)
    if (!file) return
    running.current?.abort()
    if (file.size === 0 || file.size > uploadBytesMax) return setState(tooLarge)
    const own = new AbortController()
    running.current = own
    setState('sending')
    sendPicture(file, own.signal).then(
      (picture) => {
        if (own.signal.aborted) return
        setState('idle')
        void client.invalidateQueries({ queryKey: ['POST /staff/editor/surroundings'] })
        done(picture)
      },
      (error: unknown) => {
        if (own.signal.aborted) return
        lost(faultIn(error))
        setState({ fault: faultIn(error) })
      },
    )
  }
  return { state, send }
}
