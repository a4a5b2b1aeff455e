import { setBrandColours } from '@foyer/staff-interface/brand-colours'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './styles/tokens.generated.css'
import './styles/tokens.css'
import './styles/page.css'
import './styles/parts.css'
import './styles/figures.css'
import './styles/live.css'

setBrandColours()

const root = document.getElementById('app')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
