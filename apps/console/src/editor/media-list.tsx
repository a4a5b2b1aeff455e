import { useText } from '@foyer/staff-interface/language'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Empty } from '../ui/empty.tsx'
import { TextField } from '../ui/field.tsx'
import { MediaImage, useMediaName } from './media-image.tsx'
import { pictureText } from './picture-text.ts'
import { text } from './text.ts'

interface Props {
  /** files of the release */
  readonly names: readonly string[]
  /** pictures that staff uploaded, the newest first */
  readonly uploaded: readonly string[]
  readonly chosen: string | undefined
  readonly choose: (name: string) => void
}

const Files = ({ names, chosen, choose }: Omit<Props, 'uploaded'>) => {
  const nameOf = useMediaName()
  return (
    <ul className="media-grid">
      {names.map((name) => (
        <li key={name}>
          <button type="button" className="media-choice" aria-pressed={name === chosen} onClick={() => choose(name)}>
            <span className="media-thumb">
              <MediaImage name={name} size={28} />
            </span>
            <span className="media-name">{nameOf(name)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The pictures that staff uploaded, and the files of the release with a search by name. */
export const MediaList = ({ names, uploaded, chosen, choose }: Props) => {
  const t = useText(text)
  const p = useText(pictureText)
  const [search, setSearch] = useState('')
  const found = names.filter((name) => name.includes(search.trim().toLowerCase()))
  return (
    <>
      {uploaded.length > 0 && (
        <section className="media-part">
          <h3>{p.uploaded}</h3>
          <Files names={uploaded} {...{ chosen, choose }} />
        </section>
      )}
      <section className="media-part">
        <h3>{p.ofRelease}</h3>
        <TextField
          type="search"
          label={t.mediaSearch}
          value={search}
          maxLength={60}
          onChange={({ target }) => setSearch(target.value)}
        />
        {found.length === 0 ? (
          <Empty icon={ImageOff} title={t.mediaNone} />
        ) : (
          <Files names={found} {...{ chosen, choose }} />
        )}
      </section>
    </>
  )
}
