import { brand } from '@foyer/api/brand'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import './styles/all.ts'

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
      <BrowserRouter basename="/console">
        <App />
      </BrowserRouter>
    </StrictMode>,
  )
