import { useText } from '@foyer/staff-interface/language'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Empty } from '../ui/empty.tsx'
import { TextField } from '../ui/field.tsx'
import { MediaImage } from './media-image.tsx'
import { text } from './text.ts'

interface Props {
  readonly names: readonly string[]
  readonly chosen: string | undefined
  readonly choose: (name: string) => void
}

/** The files of the catalogue, with a search by name. */
export const MediaList = ({ names, chosen, choose }: Props) => {
  const t = useText(text)
  const [search, setSearch] = useState('')
  const found = names.filter((name) => name.includes(search.trim().toLowerCase()))
  return (
    <>
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
        <ul className="media-grid">
          {found.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="media-choice"
                aria-pressed={name === chosen}
                onClick={() => choose(name)}
              >
                <span className="media-thumb">
                  <MediaImage name={name} size={28} />
                </span>
                <span className="media-name">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
