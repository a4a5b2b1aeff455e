import { brand } from '@foyer/api/brand'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './styles/tokens.generated.css'
import './styles/tokens.css'
import './styles/page.css'
import './styles/parts.css'
import './styles/figures.css'
import './styles/live.css'

// set by CSSOM, because the page's policy allows no inline style
const { style } = document.documentElement
for (const theme of ['light', 'dark'] as const) {
  style.setProperty(`--brand-${theme}`, brand.colours[theme].brand)
  style.setProperty(`--brand-soft-${theme}`, brand.colours[theme].brandSoft)
  style.setProperty(`--on-brand-${theme}`, brand.colours[theme].onBrand)
}

const root = document.getElementById('app')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
