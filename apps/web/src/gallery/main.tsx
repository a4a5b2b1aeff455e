import { createRoot } from 'react-dom/client'
import '../shared/theme/theme.css'
import { ThemeProvider } from '../shared/theme/theme-provider.tsx'
import { Gallery } from './gallery.tsx'

// Development only: this page is no entry of the build.
const root = document.getElementById('app')
if (root) {
  createRoot(root).render(
    <ThemeProvider>
      <Gallery />
    </ThemeProvider>,
  )
}
