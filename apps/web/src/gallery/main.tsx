import { createRoot } from 'react-dom/client'
import { loadOwnTexts } from '#catalogue'
import '../shared/theme/theme.css'
import { ServerState } from '../shared/server/query-client.tsx'
import { ThemeProvider } from '../shared/theme/theme-provider.tsx'
import { Gallery } from './gallery.tsx'

const root = document.getElementById('app')
await loadOwnTexts()
if (root) {
  createRoot(root).render(
    <ThemeProvider>
      <ServerState>
        <Gallery />
      </ServerState>
    </ThemeProvider>,
  )
}
