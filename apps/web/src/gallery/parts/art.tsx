import { useState } from 'react'
import { Art } from '../../shared/art/art.tsx'
import { type ArtTheme, artThemes, heroes, prizes, states } from '../../shared/art/scenes.ts'

export const title = 'Art'

const own = 'own'

/** Every scene in its own palette, and in each other one on request. */
export const Part = () => {
  const [palette, setPalette] = useState<ArtTheme | typeof own>(own)
  const theme = palette === own ? {} : { theme: palette }
  return (
    <>
      <label>
        Palette{' '}
        <select value={palette} onChange={(event) => setPalette(event.target.value as ArtTheme)}>
          {[own, ...artThemes].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <h3>Wide scenes</h3>
      {heroes.map((name) => (
        <figure key={name} className="gallery-art">
          <Art scene={`heroes/${name}`} {...theme} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
      <h3>A wide scene in cards of other shapes</h3>
      <div className="gallery-art-tall">
        <Art scene="heroes/festival" fill {...theme} />
      </div>
      <div className="gallery-art-flat">
        <Art scene="heroes/festival" fill {...theme} />
      </div>
      <h3>States</h3>
      <div className="gallery-icons">
        {states.map((name) => (
          <figure key={name} className="gallery-art">
            <Art scene={`states/${name}`} {...theme} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <h3>Prizes</h3>
      <div className="gallery-icons">
        {prizes.map((name) => (
          <figure key={name} className="gallery-art">
            <Art scene={`prizes/${name}`} {...theme} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}
