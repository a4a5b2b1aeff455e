import type { Reason } from '@foyer/protocol/errors'
import { useState } from 'react'
import { useUser } from '../../platform/user-store.ts'
import { reasonText } from '../../shared/errors/reason-text.ts'
import { useLanguage } from '../../shared/text/language.ts'
import { UploadRow } from '../../shared/ui/uploader/upload-row.tsx'
import * as styles from '../../shared/ui/uploader/uploader.module.css'
import { Uploader } from '../../shared/ui/uploader/uploader.tsx'
import type { Entry } from '../../shared/ui/uploader/uploads.ts'
import { useUploads } from '../../shared/ui/uploader/use-uploads.ts'

export const title = 'Uploader'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#dfe9f7"/><path d="M0 62l24-26 20 18 12-10 24 22v14H0z" fill="#1d4f9c"/><circle cx="58" cy="22" r="8" fill="#f2ab32"/></svg>',
)}`

const entry = (
  key: number,
  name: string,
  { item, ...rest }: Partial<Omit<Entry, 'item'>> & { item?: object },
): Entry => {
  const file = new File([], name)
  return {
    key,
    stage: 'ended',
    progress: undefined,
    failure: undefined,
    item: { file, status: 'uploading', message: '', objectUrl: picture, content: file, url: '', ...item },
    ...rest,
  }
}

const States = () => {
  const language = useLanguage()
  const failed = (key: number, name: string, reason: Reason, objectUrl = picture) =>
    entry(key, name, {
      failure: { reason },
      item: { status: 'failed', message: reasonText({ reason }, language), objectUrl },
    })
  const states = [
    entry(1, 'waiting.jpg', { stage: 'waiting', item: { objectUrl: '' } }),
    entry(2, 'begun.jpg', { stage: 'sending', progress: 0 }),
    entry(3, 'half-way-with-a-name-that-is-too-long-for-one-line-of-a-phone.jpg', { stage: 'sending', progress: 48 }),
    entry(4, 'checking.jpg', { stage: 'checking' }),
    entry(5, 'stored.jpg', { item: { status: '', url: 'uploads/1' } }),
    failed(6, 'offline.jpg', 'network'),
    failed(7, 'notes.heic', 'upload_not_picture', ''),
  ]
  return (
    <ul className={styles.uploads} role="list" data-states>
      {states.map((state) => (
        <UploadRow
          key={state.key}
          entry={state}
          onOpen={() => undefined}
          onRetry={() => undefined}
          onRemove={() => undefined}
        />
      ))}
    </ul>
  )
}

const describe = ({ items }: ReturnType<typeof useUploads>): string =>
  JSON.stringify(
    items.map((item) => ({ ...item, file: item.file.name, content: [item.content.type, item.content.size] })),
  )

/** Sends to the real server. For a visitor who is not signed in, each picture shows that. */
const Live = () => {
  const uploads = useUploads()
  const [opened, setOpened] = useState('')
  const flag = useUser(({ flag }) => flag)
  return (
    <>
      <Uploader
        label="Proof of eligibility"
        hint="A statement or a card, readable to its edges."
        uploads={uploads}
        onOpen={(index) => setOpened(`Opened ${index}`)}
      />
      <p>
        {opened} {flag}
      </p>
      <pre className="visually-hidden" data-items={describe(uploads)} />
    </>
  )
}

export const Part = () => (
  <>
    <h3>Live</h3>
    <Live />
    <h3>States</h3>
    <States />
  </>
)
