import { serve } from '@foyer/testing/browser'
import type { ComponentType, ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { ServerState } from '../shared/server/query-client.tsx'
import '../gallery/gallery.css'
import '../shared/theme/theme.css'
import { ThemeProvider } from '../shared/theme/theme-provider.tsx'
import { prepare, showClient } from './client.ts'
import type { Opening } from './screen.tsx'
import { become } from './viewer.ts'

/** Shows a part of the interface alone on a page that passes axe. A session is opened only for a viewer. */
export const openPart = async (part: ReactNode, { viewer, answers = {}, ...looks }: Opening = {}): Promise<void> => {
  await prepare(looks)
  if (viewer) await become(viewer)
  serve(answers)
  showClient(false)
  await render(
    <ThemeProvider>
      <ServerState>
        <main className="page gallery">
          <h1>Part</h1>
          {part}
        </main>
      </ServerState>
    </ThemeProvider>,
  )
}

interface GalleryModule {
  title: string
  Part: ComponentType
}
const galleryParts = import.meta.glob<GalleryModule>('../gallery/parts/*.tsx')

/** The parts of the gallery by file name. */
export const galleryNames: readonly string[] = Object.keys(galleryParts)
  .map((path) => path.replace(/^.*\/|\.tsx$/g, ''))
  .sort()

/** Shows a part in each of its states, as the gallery does. @param name file name in `gallery/parts` */
export const openGalleryPart = async (name: string, opening?: Opening): Promise<void> => {
  const load = galleryParts[`../gallery/parts/${name}.tsx`]
  if (!load) throw new Error(`the gallery has no part ${name}`)
  const { title, Part } = await load()
  await openPart(
    <section className="gallery-part" data-part={name}>
      <h2>{title}</h2>
      <Part />
    </section>,
    opening,
  )
}
