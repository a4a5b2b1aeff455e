import { type ComponentType, useSyncExternalStore } from 'react'
import { appearances, useAppearance } from '../shared/theme/appearance.ts'
import { TopBar } from '../shared/top-bar/top-bar.tsx'
import { LanguageSwitch } from '../shared/ui/language-switch.tsx'
import { Segmented } from '../shared/ui/segmented.tsx'
import './gallery.css'

/** Exports of a file under parts/. */
interface PartModule {
  title: string
  Part: ComponentType
}

const modules = import.meta.glob<PartModule>('./parts/*.tsx', { eager: true })
/** Parts by file name, which is also their address: `#picker-wheel` shows that part alone. */
const parts = Object.entries(modules).map(([path, module]) => ({
  name: path.replace(/^.*\/|\.tsx$/g, ''),
  ...module,
}))

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
const useHash = () => useSyncExternalStore(subscribe, () => location.hash.replace(/^#\/?/, ''))

/**
 * Every part in every state, for people and for tests. Language and appearance can be switched at the top, and text
 * zoomed in the browser.
 */
export const Gallery = () => {
  const { appearance, choose } = useAppearance()
  const hash = useHash()
  const shown = parts.filter(({ name }) => hash === '' || name === hash)
  return (
    <>
      <TopBar isShared={false} />
      <main className="page gallery">
        <h1>Gallery</h1>
        <LanguageSwitch />
        <Segmented
          label="Appearance"
          options={appearances.map((value) => ({ value, label: value }))}
          value={appearance}
          onChange={choose}
        />
        <nav className="gallery-index" aria-label="Parts">
          {hash !== '' && <a href="#/">All parts</a>}
          {hash === '' &&
            parts.map(({ name, title }) => (
              <a key={name} href={`#${name}`}>
                {title}
              </a>
            ))}
        </nav>
        {shown.map(({ name, title, Part }) => (
          <section key={name} className="gallery-part" data-part={name}>
            <h2>{title}</h2>
            <Part />
          </section>
        ))}
      </main>
    </>
  )
}
