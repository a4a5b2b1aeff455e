import { setBrandColours } from '@foyer/staff-interface/brand-colours'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import './styles/all.ts'

setBrandColours()

const root = document.getElementById('app')
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename="/console">
        <App />
      </BrowserRouter>
    </StrictMode>,
  )
